import type { Portfolio } from '@sarv/shared/contract/portfolios'
import { useTranslation } from '@sarv/shared/platform'
import { Donut } from '@sarv/shared/ui/donut'
import { DonutLegend } from '@sarv/shared/ui/donut-legend'
import { oneByOne, othersKey, withOthers } from '@sarv/shared/ui/donut-slices'
import { SectionHeader } from '@sarv/shared/ui/section-header'
import { useState } from 'react'
import styles from './portfolio.module.css'

/** Of what a portfolio is made today: a ring, and the list that is also its table. (PMA-056) */
export function PortfolioComposition({ portfolio, visible }: { portfolio: Portfolio; visible: boolean }) {
  const { t } = useTranslation()
  const slices = portfolio.composition.map(({ name, percentage, value }, place) => ({
    key: `${place}-${name}`,
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
