import { cypressLeaf } from './cypress-shape'

/** The card as it is drawn everywhere: its face in the app, the pictures of its designs, the promotion. (BNK-086) */
export const cardArt = { width: 350, height: 221 } as const

interface CardColours {
  readonly ground: string
  readonly ink: string
}

/** Colours of the designs, by their name on the wire; identical in both themes. (look.md) */
export const cardColours: Readonly<Record<string, CardColours>> = {
  sarv: { ground: '#0e4a38', ink: '#f3f7f4' },
  kavir: { ground: '#d9b98a', ink: '#2a1b02' },
  khalij: { ground: '#1b3a63', ink: '#f3f7f4' },
  anar: { ground: '#7a1f2b', ink: '#fbeff0' },
  shab: { ground: '#171c1a', ink: '#f3f7f4' },
}

/** Width of the leaf's path and the offset of its foot, which is at (12, 22) of its view box. */
const leaf = { width: 10.6, foot: '-12 -22' }

const widths = [122, 110, 98, 86, 74, 62, 50, 38, 27, 16] as const

/** The cypress as nested outlines, the outermost cut by the edge: `leafOutline` under each of these. */
export const cypressOutlines: readonly string[] = widths.map(
  (width) => `translate(84 217) scale(${width / leaf.width}) translate(${leaf.foot})`,
)
export const leafOutline = cypressLeaf

/** The chip, 42 × 32 at its place: plate, contacts and core. */
export const cardChip = {
  x: 24.5,
  y: 78.75,
  width: 42,
  height: 32,
  contacts: 'M0 11h14M28 11h14M0 21h14M28 21h14',
  plate: '#e2c48c',
  edge: '#8a6420',
} as const
