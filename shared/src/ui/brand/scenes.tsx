import type { ReactNode } from 'react'
import { cypressLeaf, cypressVeins } from './cypress-shape'
import styles from './scenes.module.css'

export type SceneKind = 'card' | 'gold' | 'advice' | 'empty'

const drawings: Readonly<Record<SceneKind, () => ReactNode>> = {
  card: CardScene,
  gold: GoldScene,
  advice: AdviceScene,
  empty: EmptyScene,
}

/** A scene in the line of the card's face: nested outlines of the cypress, one solid thing, one saffron note. */
export function SceneDrawing({ kind }: { kind: SceneKind }) {
  const Drawing = drawings[kind]
  return (
    <svg className={styles.scene} viewBox="0 0 160 120" aria-hidden="true">
      <Drawing />
    </svg>
  )
}

/** The person's card before another one. */
function CardScene() {
  return (
    <>
      <Rings x={119} heights={[104, 92, 80, 68, 56, 44]} />
      <Ground />
      <rect className={styles.paper} x="30" y="25" width="96" height="60" rx="8" transform="rotate(5 76 66)" />
      <g transform="rotate(-7 74 70)">
        <rect className={styles.solid} x="22" y="38" width="100" height="63" rx="8" />
        <Rings className={styles.cut} x={46} foot={99} heights={[57, 50, 43, 36, 29, 22, 15]} />
        <rect className={styles.saffron} x="31" y="51" width="14" height="11" rx="2.5" />
        <path className={styles.digits} d="M32 82h14M53 82h14M74 82h14M95 82h14" />
        <Leaf className={styles.light} x={109} foot={61} height={17} veins={styles.vein} />
      </g>
    </>
  )
}

/** Coins with the mark, before a cypress. */
function GoldScene() {
  return (
    <>
      <Rings x={112} heights={[104, 93, 82, 71, 60, 49]} />
      <Ground />
      {[101, 91, 81, 71].map((y) => (
        <g key={y} className={styles.gold}>
          <path d={`M72 ${y - 7}v7c0 9.300 54 9.300 54 0v-7`} />
          <ellipse cx="99" cy={y - 7} rx="27" ry="7" />
        </g>
      ))}
      <circle className={styles.gold} cx="52" cy="79" r="29.500" />
      <circle className={styles.gold} cx="52" cy="79" r="24.500" />
      <Leaf className={styles.coin} x={52} foot={97} height={36} veins={styles.coinVeins} />
    </>
  )
}

/** A gauge whose needle is a cypress. */
function AdviceScene() {
  return (
    <>
      <g className={styles.rings}>
        {[56, 50, 44, 38, 32, 26].map((radius) => (
          <path key={radius} d={`M${80 - radius} 108a${radius} ${radius} 0 0 1 ${2 * radius} 0`} />
        ))}
      </g>
      <Ground />
      <path className={styles.band} d="M13 104a67 67 0 0 1 27.500-50.500M49 48.500a67 67 0 0 1 62 0" />
      <path className={styles.goldBand} d="M119.500 53.500a67 67 0 0 1 27.500 50.500" />
      <g transform="rotate(32 80 108)">
        <Leaf className={styles.solid} x={80} foot={104} height={56} veins={styles.cut} />
      </g>
      <circle className={styles.paper} cx="80" cy="108" r="6" />
    </>
  )
}

/** What is not there yet: a young tree in the outlines of the one that it will be. */
function EmptyScene() {
  return (
    <>
      <circle className={styles.saffron} cx="119" cy="28" r="8" />
      <Rings className={styles.far} x={34} heights={[58, 49, 40, 31]} />
      <Rings className={styles.far} x={128} heights={[64, 55, 46, 37]} />
      <Rings x={80} heights={[102, 91, 80, 69, 58]} />
      <Leaf className={styles.solid} x={80} height={46} veins={styles.cut} />
      <Ground />
    </>
  )
}

/** Outlines of the cypress, one in the other, on one foot. */
function Rings({ x, foot, heights, className = '' }: Place & { heights: readonly number[] }) {
  return (
    <g className={`${styles.rings} ${className}`}>
      {heights.map((height) => (
        <path key={height} d={cypressLeaf} transform={onFoot(x, foot, height)} />
      ))}
    </g>
  )
}

function Leaf({ x, foot, height, className, veins }: Place & { height: number; veins?: string }) {
  return (
    <g transform={onFoot(x, foot, height)}>
      <path className={className} d={cypressLeaf} />
      {veins && <path className={veins} d={cypressVeins} />}
    </g>
  )
}

function Ground() {
  return <path className={styles.ground} d="M4 108.500h5M16 108.500h128M151 108.500h5" />
}

/** Where a tree stands, in px of the picture. */
interface Place {
  readonly x: number
  /** @default on the ground */
  readonly foot?: number
  readonly className?: string
}

/** Puts the leaf, 21.4 high, with its foot at a point. */
function onFoot(x: number, foot = 108, height: number): string {
  const scale = Number((height / 21.4).toFixed(2))
  return `translate(${x} ${foot}) scale(${scale}) translate(-12 -22)`
}
