import type { Profile } from '@sarv/shared/contract/profile'
import { lazyScreen, useTranslation } from '@sarv/shared/platform'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { Tile, type TileTone } from '@sarv/shared/ui/data/tile'
import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import {
  Bell,
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
import { type ReactNode, Suspense } from 'react'
import { LoadBoundary } from '../app/load-boundary'
import { useUnread } from '../inbox/unread'
import { UnreadBadge } from '../inbox/unread-badge'
import { usePageExists } from '../services/use-page-exists'

const SessionsCount = lazyScreen(async () => (await import('../sessions/sessions-count')).SessionsCount)

const sessionsPath = '/sessions'

interface Entry {
  readonly to: string
  readonly icon: LucideIcon
  readonly tone: TileTone
  readonly title: string
  readonly caption?: ReactNode
  readonly end?: ReactNode
}

/** The list of links to the pages of the account; those that do not exist here are left out (HST-049, HST-062). */
export function ProfileLinks({ person }: { person: Profile | undefined }) {
  const { t } = useTranslation('host')
  const exists = usePageExists()
  const unread = useUnread()
  const activation: Entry = {
    to: '/onboarding',
    icon: UserRoundCheck,
    tone: 'green',
    title: t('profile.activate'),
    caption: t('profile.activateCaption'),
  }
  const entries: Entry[] = [
    ...(person && person.level < 2 ? [activation] : []),
    {
      to: '/inbox',
      icon: Bell,
      tone: 'green',
      title: t('inbox.row'),
      end: unread > 0 && <UnreadBadge count={unread} />,
    },
    { to: '/notices', icon: Bell, tone: 'gray', title: t('inbox.settings') },
    {
      to: '/user-info',
      icon: UserRoundPen,
      tone: 'blue',
      title: t('profile.userInfo'),
      caption: t('profile.userInfoCaption'),
    },
    { to: sessionsPath, icon: MonitorSmartphone, tone: 'blue', title: t('sessions.row') },
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
        .map((entry) => (entry.to === sessionsPath ? sessionsRow(entry) : rowOf(entry)))}
    </List>
  )
}

function rowOf({ to, icon, tone, ...row }: Entry) {
  return <ListRow key={to} to={to} tile={<Tile icon={icon} tone={tone} />} {...row} chevron />
}

function sessionsRow(entry: Entry) {
  const row = (caption: ReactNode) => rowOf({ ...entry, caption })
  return (
    <LoadBoundary key={entry.to} fallback={() => row(undefined)}>
      <Suspense fallback={row(<Skeleton width={120} />)}>
        <SessionsCount>{row}</SessionsCount>
      </Suspense>
    </LoadBoundary>
  )
}
