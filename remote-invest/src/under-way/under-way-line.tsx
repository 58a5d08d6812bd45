import type { UnderWay } from '@sarv/shared/contract/under-way'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { sumPaid } from '@sarv/shared/queries/under-way-query'
import { useOwnText } from '@sarv/shared/ui/data/own-money'
import { typography } from '@sarv/shared/ui/layout/primitives'

/** Line of the money on its way, beside the worth of what is held; nothing when no money is on its way. (D-118) */
export function UnderWayLine({ items = [] }: { items: readonly UnderWay[] | undefined }) {
  const { t } = useTranslation('ui')
  const { rial } = useFormat()
  const own = useOwnText()
  const sum = sumPaid(items)
  if (sum === 0) return null
  return <p className={typography.secondary}>{`${t('underWay.line')} ${own(rial(sum))}`}</p>
}
