import type { RemoteRow } from '@sarv/platform/delivery/console/contract'
import { useTranslation } from '@sarv/shared/platform'
import { Badge } from '@sarv/shared/ui/data/badge'
import { CircleCheck, FlaskConical, PowerOff } from 'lucide-react'

/** State of a remote in a word. */
export function StateBadge({ row: { killed, canary } }: { row: Pick<RemoteRow, 'killed' | 'canary'> }) {
  const { t } = useTranslation('console')
  if (killed)
    return (
      <Badge tone="r" icon={PowerOff}>
        {t('is.off')}
      </Badge>
    )
  if (canary)
    return (
      <Badge tone="w" icon={FlaskConical}>
        {t('is.canary')}
      </Badge>
    )
  return (
    <Badge tone="g" icon={CircleCheck}>
      {t('is.on')}
    </Badge>
  )
}
