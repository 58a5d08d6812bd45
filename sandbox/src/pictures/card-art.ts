import { cardArt, cardChip, cardColours, cypressOutlines, leafOutline } from '@sarv/shared/ui/brand/card-art'
import { cypressLeaf, cypressVeins } from '@sarv/shared/ui/brand/cypress-shape'
import type { CardSide } from './card-picture-names'

const { x, y, width, height, contacts, plate, edge } = cardChip
const chip = `<g transform="translate(${x} ${y})" stroke="${edge}"><rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="6" fill="${plate}"/><path d="${contacts}"/><rect x="14" y="5" width="14" height="22" rx="4"/></g>`

/** The mark: a leaf with its vein, where the face has its brand. */
const mark = (ink: string, vein: string) => `<g transform="translate(294 27) scale(1.08)" stroke="none">
<path d="${cypressLeaf}" fill="${ink}"/><path d="${cypressVeins}" stroke="${vein}" stroke-width="1.5" stroke-linecap="round" fill="none"/></g>`

const cypress = `<g opacity=".2" stroke-width="1.25">${cypressOutlines
  .map((transform) => `<path d="${leafOutline}" transform="${transform}" vector-effect="non-scaling-stroke"/>`)
  .join('')}</g>`

const back = `<g stroke="none"><rect y="27" width="350" height="42" fill="#101312"/>
<rect x="24.5" y="91" width="192" height="31" rx="3" fill="#f4f2ea"/><rect x="224" y="91" width="46" height="31" rx="3" fill="#fff"/></g>
<path d="M30 98h182M30 106h182M30 114h182" stroke="#b9b4a2"/>`

/**
 * SVG of one side of a card, drawn as the app draws its face: art only, so that there is nothing to translate. Undefined for an
 * unknown design. (BNK-086)
 */
export function drawCard(design: string, side: CardSide): string | undefined {
  const colours = Object.hasOwn(cardColours, design) ? cardColours[design] : undefined
  if (colours === undefined) return undefined
  const { ground, ink } = colours
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cardArt.width} ${cardArt.height}" fill="none" stroke="${ink}">
<defs><clipPath id="edge"><rect width="${cardArt.width}" height="${cardArt.height}" rx="16"/></clipPath></defs>
<g clip-path="url(#edge)"><rect width="${cardArt.width}" height="${cardArt.height}" fill="${ground}" stroke="none"/>${cypress}${side === 'front' ? chip + mark(ink, ground) : back}</g></svg>
`
}
