import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { drawCard } from './card-art'
import { parseCardPicture } from './card-picture-names'

/** Pictures that anyone may fetch under `/static/`, by file name. (SBX-119) */
const pictureFiles: Readonly<Record<string, string>> = {
  'portfolio-calm.svg': './portfolio-calm.svg',
  'bank-promotion.svg': './bank-promotion.svg',
  'store-bazaar.svg': './store-bazaar.svg',
  'store-myket.svg': './store-myket.svg',
  'help-video.svg': './help-video.svg',
  'help-video.webm': './help-video.webm',
}

/** Reads a picture, or draws a card; undefined where no such one is served. */
export async function readPicture(name: string): Promise<Buffer | undefined> {
  const card = parseCardPicture(name)
  const drawn = card && drawCard(card.design, card.side)
  if (drawn !== undefined) return Buffer.from(drawn)
  const file = Object.hasOwn(pictureFiles, name) ? pictureFiles[name] : undefined
  return file === undefined ? undefined : readFile(fileURLToPath(new URL(file, import.meta.url)))
}

/**
 * Absolute address of a logo that is a picture; the name of an icon stays as it is. (SBX-038)
 * @example logoAddress('http://localhost:4000', '/static/portfolio-calm.svg')
 */
export function logoAddress(apiOrigin: string, logo: string): string {
  return logo.startsWith('/static/') ? `${apiOrigin}${logo}` : logo
}
