import type { Plan } from '@sarv/shared/contract/plans'
import { useTranslation } from '@sarv/shared/platform'
import { Donut } from '@sarv/shared/ui/donut'
import { DonutLegend } from '@sarv/shared/ui/donut-legend'
import { SectionHeader } from '@sarv/shared/ui/section-header'
import { useState } from 'react'
import styles from './plan-composition.module.css'
import { sharesOf } from './plan-shares'

/** What the plan is made of, told on its smallest investment: a ring and the list that is also its table. */
export function PlanComposition({ plan }: { plan: Plan }) {
  const { t } = useTranslation()
  const shares = sharesOf(plan)
  const [selected, select] = useState(shares[0]?.key)
  if (shares.length === 0) return null
  return (
    <section>
      <SectionHeader title={t('composition.title')} unit={t('unit.rial')} />
      <p className={styles.note}>{t('composition.note')}</p>
      <div className={styles.parts}>
        <Donut slices={shares} selected={selected} onSelect={select} />
        <DonutLegend label={t('composition.title')} slices={shares} selected={selected} onSelect={select} />
      </div>
    </section>
  )
}
