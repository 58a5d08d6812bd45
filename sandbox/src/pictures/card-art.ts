import { cypressLeaf, cypressVeins } from '@sarv/shared/ui/brand/cypress-shape'
import type { CardSide } from './card-picture-names'

interface Theme {
  /** Both ends of the ground, and the colour of all lines. */
  readonly from: string
  readonly to: string
  readonly ink: string
  /** What is drawn behind the cypress. */
  readonly scene: string
}

/** A card of 85.6 × 54 mm; one unit is a tenth of a millimetre. */
const size = { width: 856, height: 540 } as const

const wave = (y: number, rise: number) =>
  `<path d="M-20 ${y}c120-${rise} 180 ${rise} 300 0s180-${rise} 300 0 180 ${rise} 300 0"/>`
const dune = (y: number) =>
  `<path d="M-20 ${y}C180 ${y - 150} 330 ${y + 30} 500 ${y - 50}S760 ${y - 130} 880 ${y - 20}"/>`
const seed = (x: number, y: number, r: number) =>
  `<path d="M${x} ${y - r * 1.5}c${r} ${r} ${r} ${r * 2.4} 0 ${r * 2.6}c-${r}-.2-${r}-${r * 1.6} 0-${r * 2.6}Z"/>`
const star = (x: number, y: number, r: number) =>
  `<path d="M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z"/>`

const each = <Item>(items: readonly Item[], draw: (item: Item) => string) => items.map(draw).join('')

/** Width of the leaf's path; its foot is at (12, 22) of its view box. */
const leafWidth = 10.6

/** An outline of a cypress, by its foot and its width. */
function leaf(x: number, y: number, width: number): string {
  const scale = Number((width / leafWidth).toFixed(3))
  return `<path d="${cypressLeaf}" transform="translate(${x} ${y}) scale(${scale}) translate(-12 -22)" stroke-width="${Number((3.5 / scale).toFixed(3))}"/>`
}

/** Themes of the designs: a grove, dunes, the gulf, seeds of a pomegranate, the sky at night. */
const themes: Readonly<Record<string, Theme>> = {
  sarv: {
    from: '#136048',
    to: '#0a3a2b',
    ink: '#f3f7f4',
    scene: each([560, 640, 720, 800], (x) => leaf(x, 512, 66) + leaf(x, 512, 40) + leaf(x, 512, 18)),
  },
  kavir: {
    from: '#e6cda4',
    to: '#cda571',
    ink: '#2a1b02',
    scene: each([330, 368, 406, 444, 482, 520, 558, 596], dune),
  },
  khalij: {
    from: '#25508a',
    to: '#122a4b',
    ink: '#f3f7fb',
    scene: each([330, 366, 402, 438, 474, 510], (y) => wave(y, 34)),
  },
  anar: {
    from: '#93283a',
    to: '#5c131e',
    ink: '#fbeff0',
    scene: each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], (index) =>
      seed(520 + (index % 4) * 84 + (Math.floor(index / 4) % 2) * 42, 300 + Math.floor(index / 4) * 96, 20),
    ),
  },
  shab: {
    from: '#27302c',
    to: '#0c100e',
    ink: '#f0f3f1',
    scene: [
      '<path d="M640 106a86 86 0 1 0 38 116a70 70 0 0 1-38-116Z"/>',
      each(
        [
          [470, 90, 16],
          [740, 250, 10],
          [700, 70, 8],
          [812, 330, 13],
          [520, 360, 8],
          [690, 430, 11],
          [410, 230, 7],
        ] as const,
        ([x, y, r]) => star(x, y, r),
      ),
    ].join(''),
  },
}

const nested = [300, 270, 240, 210, 180, 150, 120, 92, 64, 38]
/** The cypress as nested outlines, the outermost cut by the edge, as on the card of the app. */
const cypress = (x: number) => each(nested, (width) => leaf(x, 530, width))

const chip = `<g fill="#e2c48c" stroke="#8a6420" stroke-width="2.500"><rect x="60" y="190" width="104" height="80" rx="14"/>
<path fill="none" d="M60 216h34v28H60M164 216h-34v28h34M94 190v80M130 190v80"/></g>`
const contactless = `<g fill="none" stroke-width="6" stroke-linecap="round" opacity=".85"><path d="M196 208q14 22 0 44M214 198q22 32 0 64M232 188q30 42 0 84"/></g>`

/** The mark: a leaf with its vein. */
const mark = (ink: string, vein: string) => `<g transform="translate(744 44) scale(3.400)" stroke="none">
<path d="${cypressLeaf}" fill="${ink}"/><path d="${cypressVeins}" stroke="${vein}" stroke-width="1.500" stroke-linecap="round" fill="none"/></g>`

const back = `<g stroke="none"><rect y="66" width="856" height="104" fill="#101312"/>
<rect x="60" y="222" width="470" height="76" rx="8" fill="#f4f2ea"/><rect x="548" y="222" width="112" height="76" rx="8" fill="#ffffff"/></g>
<g stroke="#b9b4a2" stroke-width="2"><path d="M72 240h446M72 260h446M72 280h446"/></g>`

/** SVG of one side of a card: art only, so that there is nothing to translate. Undefined for an unknown design. */
export function drawCard(design: string, side: CardSide): string | undefined {
  const theme = Object.hasOwn(themes, design) ? themes[design] : undefined
  if (theme === undefined) return undefined
  const { from, to, ink, scene } = theme
  const { width, height } = size
  const tree = (x: number, opacity: number) => `<g opacity="${opacity}">${cypress(x)}</g>`
  const content =
    side === 'front'
      ? `${tree(210, 0.32)}<g stroke-width="3" opacity=".26">${scene}</g>${chip}${contactless}${mark(ink, to)}`
      : tree(690, 0.2) + back
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="${ink}">
<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
<clipPath id="edge"><rect width="${width}" height="${height}" rx="32"/></clipPath></defs>
<g clip-path="url(#edge)"><rect width="${width}" height="${height}" fill="url(#ground)" stroke="none"/>${content}</g></svg>
`
}
