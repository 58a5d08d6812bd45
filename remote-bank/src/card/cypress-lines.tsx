import { cardArt, cypressOutlines, leafOutline } from '@sarv/shared/ui/brand/card-art'
import styles from './card-face.module.css'

/** SVG background of the card: the cypress of every drawing of it. (BNK-086) */
export function CypressLines() {
  return (
    <svg className={styles.lines} viewBox={`0 0 ${cardArt.width} ${cardArt.height}`} aria-hidden="true">
      {cypressOutlines.map((transform) => (
        <path key={transform} d={leafOutline} transform={transform} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  )
}
