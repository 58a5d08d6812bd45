import { cypressLeaf, slenderTree } from './cypress-shape'
import styles from './illustrations.module.css'

/** Illustration of a remote that is down: a missing tree between two that stand. */
export function RemoteDownIllustration() {
  return (
    <svg width="118" height="88" viewBox="0 0 118 88" aria-hidden="true">
      <Leaf x={25} height={56} className={styles.pale} />
      <Leaf x={97} height={62} className={styles.pale} />
      <Leaf x={61} height={81} className={styles.missing} dashed />
      <path
        className={styles.ground}
        d="M2 85.500H116"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray=".1 6.400"
      />
    </svg>
  )
}

/** Two trees at the end of a banner. */
export function TreePair() {
  return (
    <svg width="80" height="72" viewBox="0 0 80 72" aria-hidden="true">
      <path className={styles.pale} d={slenderTree} transform="translate(18 14) scale(1.300 .580)" />
      <path className={styles.tree} d={slenderTree} transform="translate(57 0) scale(1.660 .720)" />
    </svg>
  )
}

/** A cypress leaf that stands on the ground. */
export function Leaf({
  x,
  height,
  foot = 85,
  className,
  dashed,
}: {
  x: number
  height: number
  foot?: number
  className?: string
  dashed?: boolean
}) {
  const scale = height / 21.4
  return (
    <path
      className={className}
      d={cypressLeaf}
      transform={`translate(${x - 12 * scale} ${foot - 22 * scale}) scale(${scale})`}
      strokeWidth={dashed ? 2.2 / scale : 0}
      strokeDasharray={dashed ? `${5.5 / scale} ${5 / scale}` : undefined}
      strokeLinecap="round"
    />
  )
}
