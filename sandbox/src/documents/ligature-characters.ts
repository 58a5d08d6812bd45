import type { FontkitFont } from './fontkit-font'

/** Letters of each lam-alef ligature, and the character that it is as a whole. */
const characters = new Map([
  ['1604,1570', 0xfef5],
  ['1604,1571', 0xfef7],
  ['1604,1573', 0xfef9],
  ['1604,1575', 0xfefb],
])

/**
 * Text layer of a PDF: writes a lam-alef ligature as the one character that it is. Readers turn right-to-left text round
 * letter by letter, so that one that is written as two letters reads «ال». The line breaker counts letters, so the glyph has both
 * again once the renderer has written it, which it does right after it has put the glyph into the file's subset of the font.
 */
export function writeLigaturesAsCharacters(font: FontkitFont): void {
  const createSubset = font.createSubset.bind(font)
  font.createSubset = () => {
    const subset = createSubset()
    const includeGlyph = subset.includeGlyph.bind(subset)
    subset.includeGlyph = (id) => {
      const glyph = font.getGlyph(id)
      const letters = glyph?.codePoints ?? []
      const character = characters.get(letters.join())
      if (glyph && character !== undefined) {
        glyph.codePoints = [character]
        queueMicrotask(() => {
          glyph.codePoints = letters
        })
      }
      return includeGlyph(id)
    }
    return subset
  }
}
