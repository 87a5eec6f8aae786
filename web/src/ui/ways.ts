// Where one can go from any page around a race.
import { t } from '../i18n'

export const ways = (): { href: string; words: string }[] => [
  { href: '/', words: t('nav.home') },
  { href: '/friends', words: t('nav.set') },
  { href: '/tables', words: t('nav.races') },
  { href: '/rulebook', words: t('nav.rules') },
  { href: '/account', words: t('nav.account') },
]
