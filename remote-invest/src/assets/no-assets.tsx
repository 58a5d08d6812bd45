import type { UnderWay } from '@sarv/shared/contract/under-way'
import { useTranslation } from '@sarv/shared/platform'
import { sumPaid } from '@sarv/shared/queries/under-way-query'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { UnderWayLine } from '../under-way/under-way-line'

/** Empty state of the assets: nothing is held; a person who has money on its way is told so. (INV-012, D-118) */
export function NoAssets({ underWay }: { underWay: readonly UnderWay[] | undefined }) {
  const { t } = useTranslation()
  if (underWay !== undefined && sumPaid(underWay) > 0) {
    return (
      <EmptyState title={t('assets.coming')} text={t('assets.comingText')} action={<UnderWayLine items={underWay} />} />
    )
  }
  return (
    <EmptyState
      title={t('assets.none')}
      text={t('assets.noneText')}
      action={<ButtonLink to="/funds">{t('seeFunds')}</ButtonLink>}
    />
  )
}
