import { slenderTree } from './cypress-shape'
import styles from './grove-illustration.module.css'

type Layer = 'back' | 'middle' | 'front' | 'saffron'

/** Where each tree stands and how tall it is, back to front, in a 1280×400 picture. */
const trees: readonly (readonly [layer: Layer, foot: number, height: number])[] = [
  ['back', 12, 286],
  ['back', 110, 372],
  ['back', 286, 408],
  ['back', 384, 356],
  ['back', 520, 330],
  ['back', 640, 290],
  ['back', 772, 345],
  ['back', 920, 328],
  ['back', 1020, 398],
  ['back', 1108, 364],
  ['back', 1190, 314],
  ['back', 1284, 352],
  ['middle', 56, 222],
  ['middle', 196, 338],
  ['middle', 326, 302],
  ['middle', 442, 256],
  ['middle', 588, 226],
  ['middle', 716, 284],
  ['middle', 836, 250],
  ['middle', 986, 280],
  ['middle', 1122, 246],
  ['middle', 1248, 364],
  ['front', -8, 168],
  ['front', 474, 192],
  ['front', 680, 148],
  ['front', 938, 168],
  ['front', 1176, 126],
  ['saffron', 252, 366],
]

/** Illustration of the sign-in page: trees, cut at their ground; the saffron one stays in sight on a phone. */
export function GroveIllustration() {
  return (
    <svg className={styles.grove} viewBox="0 0 1280 400" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
      {trees.map(([layer, foot, height]) => (
        <g key={`${layer}${foot}`} transform={`translate(${foot} ${400 - height}) scale(${height / 100})`}>
          <path className={styles[layer]} d={slenderTree} />
          {layer !== 'back' && <path className={styles.trunk} d="M0 59V100" strokeWidth=".8" />}
        </g>
      ))}
    </svg>
  )
}
