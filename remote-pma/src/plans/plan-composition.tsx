import type { Plan } from '@sarv/shared/contract/plans'
import { useTranslation } from '@sarv/shared/platform'
import { Donut } from '@sarv/shared/ui/chart/donut'
import { DonutLegend } from '@sarv/shared/ui/chart/donut-legend'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { useState } from 'react'
import styles from './plan-composition.module.css'
import { toPlanShares } from './plan-shares'

/** Donut chart of a plan's composition, in amounts of its minimum investment, with a legend that is also its table. */
export function PlanComposition({ plan }: { plan: Plan }) {
  const { t } = useTranslation()
  const shares = toPlanShares(plan)
  const [selected, select] = useState(shares[0]?.key)
  if (shares.length === 0) return null
  return (
    <section>
      <SectionHeader title={t('composition.title')} unit={t('unit.rial')} />
      <p className={typography.captionFaint}>{t('composition.note')}</p>
      <div className={styles.parts}>
        <Donut slices={shares} selected={selected} onSelect={select} />
        <DonutLegend label={t('composition.title')} slices={shares} selected={selected} onSelect={select} />
      </div>
    </section>
  )
}
