import type { Profile } from '@sarv/shared/contract/profile'
import { useFormat, useQuery, useTranslation } from '@sarv/shared/platform'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { Tile, type TileTone } from '@sarv/shared/ui/data/tile'
import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import {
  FileText,
  Gift,
  Landmark,
  type LucideIcon,
  MonitorSmartphone,
  RefreshCw,
  UserRoundCheck,
  UserRoundPen,
  UsersRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { usePageExists } from '../services/use-page-exists'
import { isUnsupported, sessionsQuery } from '../sessions/sessions-queries'

interface Entry {
  readonly to: string
  readonly icon: LucideIcon
  readonly tone: TileTone
  readonly title: string
  readonly caption?: ReactNode
}

/** The list of links to the pages of the account; those that do not exist here are left out (HST-049, HST-062). */
export function ProfileLinks({ person }: { person: Profile | undefined }) {
  const { t } = useTranslation('host')
  const { number } = useFormat()
  const exists = usePageExists()
  const sessions = useQuery(sessionsQuery())
  const activation: Entry = {
    to: '/onboarding',
    icon: UserRoundCheck,
    tone: 'green',
    title: t('profile.activate'),
    caption: t('profile.activateCaption'),
  }
  const countOf = (known: readonly unknown[] | undefined) => {
    if (known === undefined) return undefined
    return known.length > 1 ? t('sessions.several', { devices: number(known.length) }) : t('sessions.only')
  }
  const entries: Entry[] = [
    ...(person && person.level < 2 ? [activation] : []),
    {
      to: '/user-info',
      icon: UserRoundPen,
      tone: 'blue',
      title: t('profile.userInfo'),
      caption: t('profile.userInfoCaption'),
    },
    ...(isUnsupported(sessions.error)
      ? []
      : [
          {
            to: '/sessions',
            icon: MonitorSmartphone,
            tone: 'blue',
            title: t('sessions.row'),
            caption: sessions.isPending ? <Skeleton width={120} /> : countOf(sessions.data),
          } satisfies Entry,
        ]),
    { to: '/accounts', icon: Landmark, tone: 'gray', title: t('profile.accounts') },
    { to: '/change-broker', icon: RefreshCw, tone: 'gray', title: t('profile.changeBroker') },
    {
      to: '/referral',
      icon: UsersRound,
      tone: 'gold',
      title: t('profile.referral'),
      caption: t('profile.referralCaption'),
    },
    { to: '/prize', icon: Gift, tone: 'gold', title: t('profile.prize') },
    { to: '/regulation', icon: FileText, tone: 'gray', title: t('profile.regulation') },
  ]
  return (
    <List label={t('profile.pages')}>
      {entries
        .filter(({ to }) => exists(to))
        .map(({ to, icon, tone, title, caption }) => (
          <ListRow key={to} to={to} tile={<Tile icon={icon} tone={tone} />} title={title} caption={caption} chevron />
        ))}
    </List>
  )
}
