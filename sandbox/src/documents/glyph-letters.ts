interface Glyph {
  codePoints: readonly number[]
}

/** What is used here of a font of fontkit, which has no types; a glyph is the same object wherever it stands. */
interface FontkitFont {
  getGlyph: (id: number, letters?: readonly number[]) => Glyph | null
}

/**
 * Text layer of a PDF: gives a glyph its letters when a text has them. fontkit creates a glyph once, and one that was first
 * asked for as a part of another one, as «ح» is of «ج», was without letters in all documents that came later.
 */
export function learnGlyphLetters(font: unknown): void {
  if (!isFontkitFont(font)) throw new Error('the font of the documents is not one of fontkit')
  const getGlyph = font.getGlyph.bind(font)
  font.getGlyph = (id, letters = []) => {
    const glyph = getGlyph(id, letters)
    if (glyph && glyph.codePoints.length === 0) glyph.codePoints = letters
    return glyph
  }
}

const isFontkitFont = (font: unknown): font is FontkitFont =>
  typeof font === 'object' && font !== null && 'getGlyph' in font
