import { en_options } from './en_options'
import { en_schneider_options } from './en_schneider_options'

// What a table can be set up with; fetched by those who set one.
export const en_wishes = { ...en_options, ...en_schneider_options } as const
