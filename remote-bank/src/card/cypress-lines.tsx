import { cypressLeaf } from '@sarv/shared/ui/cypress-shape'
import styles from './card-face.module.css'

const widths = [122, 110, 98, 86, 74, 62, 50, 38, 27, 16] as const

/** The leaf is 10.6 wide and stands on (12, 22) of its box. */
const leaf = { width: 10.6, foot: '-12 -22' }

/** The tree on the card, line within line; the outermost grows over the edge. */
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
