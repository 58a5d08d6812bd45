import { useTranslation } from '@sarv/shared/platform'
import { Badge } from '@sarv/shared/ui/data/badge'
import { useUnread } from '../inbox/unread'
import { UnreadBadge } from '../inbox/unread-badge'
import type { Tab } from './tabs'

/** Badge of a tab: unread messages on the profile's, else that it is new. (HST-025, HST-068) */
export function TabBadge({ tab, className }: { tab: Tab; className: string | undefined }) {
  const { t } = useTranslation('host')
  const unread = useUnread()
  const count = tab.type === 'PROFILE' ? unread : 0
  if (count === 0 && !tab.isNew) return null
  return (
    <span className={className}>
      {count > 0 ? <UnreadBadge count={count} /> : <Badge tone="new">{t('nav.new')}</Badge>}
    </span>
  )
}
