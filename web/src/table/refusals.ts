// A refusal in the language of the page; the server's own words when the catalogue has none.
import { told } from '../i18n'
import { Refused } from './engine'

export function words_of(error: unknown): string {
  if (error instanceof Refused) return told(`refused.${error.refusal.code}`, error.refusal.why)
  return error instanceof Error ? error.message : String(error)
}
