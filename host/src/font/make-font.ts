import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import { characters } from './characters'

/** Weights that the type of the app has. */
const weights = { min: 400, max: 700 }

/** What joins letters, sets marks, kerns, and gives digits one width. */
const features = 'ccmp locl calt isol init medi fina rlig liga kern mark mkmk tnum'.split(' ')

const source = path.join(
  path.dirname(createRequire(import.meta.url).resolve('vazirmatn/package.json')),
  'fonts/variable/Vazirmatn[wght].ttf',
)

/** Subsets the package's variable font to the characters, weights and features of the app, as WOFF2. */
export async function makeFont(): Promise<Buffer> {
  return subsetFont(await readFile(source), String.fromCodePoint(...characters), {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: { wght: weights },
  })
}
