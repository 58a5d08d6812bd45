import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Badge } from '@sarv/shared/ui/data/badge'

/** The number of unread messages, read out as «۳ پیام نخوانده». (HST-068) */
export function UnreadBadge({ count }: { count: number }) {
  const { t } = useTranslation('host')
  const { number } = useFormat()
  const shown = number(Math.min(count, 99))
  return (
    <Badge tone="new">
      <span role="img" aria-label={t('nav.unread', { messages: number(count) })}>
        {count > 99 ? `${shown}+` : shown}
      </span>
    </Badge>
  )
}
