import type { RecommendationItem } from '@sarv/shared/contract/recommendation-offers'
import { useTranslation } from '@sarv/shared/platform'
import { Donut } from '@sarv/shared/ui/chart/donut'
import { DonutLegend } from '@sarv/shared/ui/chart/donut-legend'
import { oneByOne, othersKey, withOthers } from '@sarv/shared/ui/chart/donut-slices'
import { useState } from 'react'
import styles from './order-panel.module.css'
import { toSlices } from './recommendation-order'

/** Donut chart of the parts of a recommendation, with a legend that is also its table. (REC-031, REC-038) */
export function OrderComposition({ items }: { items: readonly RecommendationItem[] }) {
  const { t } = useTranslation()
  const slices = toSlices(items)
  const ring = withOthers(slices, t('composition.others'))
  const [selected, select] = useState(slices[0]?.key)
  const inRing = ring.some(({ key }) => key === selected) ? selected : othersKey
  const named = [...slices, ...ring].find(({ key }) => key === selected)
  return (
    <div className={styles.parts}>
      <Donut slices={ring} selected={inRing} named={named} onSelect={select} />
      <DonutLegend label={t('composition.title')} slices={oneByOne(slices)} selected={selected} onSelect={select} />
    </div>
  )
}
