import type { RemoteRow } from '@sarv/platform/delivery/console/contract'
import { isTroubled } from '@sarv/platform/delivery/console/failing'
import { useTranslation } from '@sarv/shared/platform'
import { Badge } from '@sarv/shared/ui/data/badge'
import { CircleCheck, FlaskConical, PowerOff, TriangleAlert } from 'lucide-react'

/** State of a remote in a word: what a person should look at comes before what is as planned. */
export function StateBadge({ row }: { row: Pick<RemoteRow, 'killed' | 'canary' | 'health'> }) {
  const { t } = useTranslation('console')
  if (row.killed)
    return (
      <Badge tone="r" icon={PowerOff}>
        {t('is.off')}
      </Badge>
    )
  if (isTroubled(row))
    return (
      <Badge tone="r" icon={TriangleAlert}>
        {t('is.failing')}
      </Badge>
    )
  if (row.canary)
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
