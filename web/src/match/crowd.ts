// Who looks on at a table, in words; nobody: nothing.
import { list_of, t } from '../i18n'
import type { TableInfo } from '../table/types'

export function crowd_words(info: TableInfo | null): string {
  const { count, names } = info?.watching ?? { count: 0, names: [] }
  if (count === 0) return ''
  const others = count - names.length
  const who = others > 0 ? [...names, t(names.length > 0 ? 'watch.others' : 'watch.some', { n: others })] : names
  return t('watch.crowd', { names: list_of(who) })
}
