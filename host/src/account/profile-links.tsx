import type { Profile } from '@sarv/shared/contract/profile'
import { useTranslation } from '@sarv/shared/platform'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { Tile, type TileTone } from '@sarv/shared/ui/data/tile'
import {
  FileText,
  Gift,
  Landmark,
  type LucideIcon,
  RefreshCw,
  UserRoundCheck,
  UserRoundPen,
  UsersRound,
} from 'lucide-react'
import { usePageExists } from '../services/use-page-exists'

interface Entry {
  readonly to: string
  readonly icon: LucideIcon
  readonly tone: TileTone
  readonly title: string
  readonly caption?: string
}

/** The list of links to the pages of the account; pages that do not exist yet are left out (HST-049). */
export function ProfileLinks({ person }: { person: Profile | undefined }) {
  const { t } = useTranslation('host')
  const exists = usePageExists()
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
      to: '/user-info',
      icon: UserRoundPen,
      tone: 'blue',
      title: t('profile.userInfo'),
      caption: t('profile.userInfoCaption'),
    },
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
