import { useFormat } from '@sarv/shared/platform'
import { Money } from '../data/money'
import { typography } from '../layout/primitives'
import { chartColour } from './chart-colour'
import styles from './donut.module.css'
import { layOutArcs, slicePath } from './donut-geometry'
import type { DonutSlice } from './donut-slices'

const thin = { centre: 112, inner: 81, outer: 108 }
const thick = { centre: 112, inner: 78, outer: 111 }

/**
 * Donut chart of assets with the chosen one named in its hole. The picture is for the eye; `DonutLegend` beside it is the
 * table for everyone, with the same order and the same choice.
 * @example <Donut slices={slices} selected={key} onSelect={setKey} hidden={!visible} />
 */
export function Donut({
  slices,
  selected,
  named = slices.find(({ key }) => key === selected),
  onSelect,
  hidden = false,
}: {
  slices: readonly DonutSlice[]
  /** Key of the slice that is thicker and named in the hole. */
  selected: string | undefined
  /** What the hole says, where it is not the selected slice itself but a part of it. */
  named?: Pick<DonutSlice, 'label' | 'share' | 'amount'>
  onSelect: (key: string) => void
  /** Stars for the amount; names and shares stay. */
  hidden?: boolean
}) {
  const { language, percent } = useFormat()
  const arcs = layOutArcs(slices.map(({ share }) => share))
  return (
    <div className={styles.donut}>
      <svg className={styles.picture} viewBox="0 0 224 224" aria-hidden="true">
        {arcs.every(({ from, to }) => from === to) && <circle className={styles.nothing} cx="112" cy="112" r="95" />}
        {slices.map(({ key, colour }, index) => {
          const arc = arcs[index]
          return (
            arc && (
              // The legend's buttons do the same for the keyboard.
              <path
                key={key}
                className={styles.slice}
                fill={colour ?? chartColour(index)}
                d={slicePath(arc, key === selected ? thick : thin, language === 'en' ? 1 : -1)}
                onPointerDown={() => onSelect(key)}
              />
            )
          )
        })}
      </svg>
      {named && (
        <div className={styles.hole} aria-hidden="true">
          <span className={typography.caption}>{named.label}</span>
          <bdi dir="ltr" translate="no" className={styles.share}>
            {percent(named.share)}
          </bdi>
          <span className={typography.captionFaint}>
            <Money amount={named.amount} hidden={hidden} />
          </span>
        </div>
      )}
    </div>
  )
}
