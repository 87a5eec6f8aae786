import { en_instructions } from './en_instructions'
import { en_lobby } from './en_lobby'
import { en_options } from './en_options'
import { en_schneider_options } from './en_schneider_options'

// What is said around tables with friends; fetched when somebody goes there.
export const en_friends = { ...en_lobby, ...en_options, ...en_schneider_options, ...en_instructions } as const
