import { memo } from 'react'
import styles from './line-drawing.module.css'
import { downsample, type PriceLine } from './price-line'

/** Units of the picture along each side; it is stretched to its place, its strokes are not. */
const side = 1_000

/**
 * Drawing of a line, its tint and the dotted line at the first value, as `PriceCanvas` draws them, without a library: for
 * what stands on a first screen and has few points.
 */
export const LineDrawing = memo(function LineDrawing({ line }: { line: PriceLine }) {
  const pointAt = (at: number) => `${units(line.across[at])} ${units(line.down[at])}`
  const path = `M${downsample(line).map(pointAt).join('L')}`
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${side} ${side}`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.tint} d={`${path}V${side}H0Z`} />
      <path className={styles.base} d={`M0 ${units(line.down[0])}H${side}`} vectorEffect="non-scaling-stroke" />
      <path className={styles.line} d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  )
})

const units = (share = 0) => Math.round(share * side)
