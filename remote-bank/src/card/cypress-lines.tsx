import { cypressLeaf } from '@sarv/shared/ui/brand/cypress-shape'
import styles from './card-face.module.css'

const widths = [122, 110, 98, 86, 74, 62, 50, 38, 27, 16] as const

/** Width of the leaf's path and the offset of its foot, which is at (12, 22) of its view box. */
const leaf = { width: 10.6, foot: '-12 -22' }

/** SVG background of the card: a cypress as nested outlines, the outermost cut by the edge. */
export function CypressLines() {
  return (
    <svg className={styles.lines} viewBox="0 0 350 221" aria-hidden="true">
      {widths.map((width) => (
        <path
          key={width}
          d={cypressLeaf}
          transform={`translate(84 217) scale(${width / leaf.width}) translate(${leaf.foot})`}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  )
}
