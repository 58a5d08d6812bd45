export type CardSide = 'front' | 'back'

/** Path of the picture of one side of a card. @example cardPicture('sarv', 'front') // '/static/card-sarv-front.svg' */
export const cardPicture = (design: string, side: CardSide) => `/static/card-${design}-${side}.svg`

const pattern = /^card-([a-z]+)-(front|back)\.svg$/

/** The card that the file name of a picture means. */
export function parseCardPicture(name: string): { design: string; side: CardSide } | undefined {
  const [, design, side] = pattern.exec(name) ?? []
  return design === undefined ? undefined : { design, side: side === 'back' ? 'back' : 'front' }
}
