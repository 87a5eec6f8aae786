import { en_instructions } from './en_instructions'
import { en_lobby } from './en_lobby'

// What is said around tables with friends; fetched when somebody goes there.
export const en_friends = { ...en_lobby, ...en_instructions } as const
