import type { Portfolio } from '@sarv/shared/contract/portfolios'
import { useTranslation } from '@sarv/shared/platform'
import { Donut } from '@sarv/shared/ui/chart/donut'
import { DonutLegend } from '@sarv/shared/ui/chart/donut-legend'
import { oneByOne, othersKey, withOthers } from '@sarv/shared/ui/chart/donut-slices'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { useState } from 'react'
import styles from './portfolio.module.css'

/** Donut chart of a portfolio's current composition, with a legend that is also its table. (PMA-056) */
export function PortfolioComposition({ portfolio, visible }: { portfolio: Portfolio; visible: boolean }) {
  const { t } = useTranslation()
  const slices = portfolio.composition.map(({ name, percentage, value }, index) => ({
    key: `${index}-${name}`,
    label: name,
    amount: value,
    share: percentage,
  }))
  const ring = withOthers(slices, t('portfolio.others'))
  const [selected, select] = useState(slices[0]?.key)
  if (slices.length === 0) return null
  const inRing = ring.some(({ key }) => key === selected) ? selected : othersKey
  const named = [...slices, ...ring].find(({ key }) => key === selected)
  return (
    <section>
      <SectionHeader title={t('composition.title')} unit={t('unit.rial')} />
      <div className={styles.parts}>
        <Donut slices={ring} selected={inRing} named={named} onSelect={select} hidden={!visible} />
        <DonutLegend
          label={t('composition.title')}
          slices={oneByOne(slices)}
          selected={selected}
          onSelect={select}
          hidden={!visible}
        />
      </div>
    </section>
  )
}
