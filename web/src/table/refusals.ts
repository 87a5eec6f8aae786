// A server refuses in the language of the page; only what never came there has words here.
import { t } from '../i18n'
import { Refused } from './engine'

export function words_of(error: unknown): string {
  if (error instanceof Refused)
    return error.refusal.code === 'unreachable' ? t('refused.unreachable') : error.refusal.why
  return error instanceof Error ? error.message : String(error)
}
