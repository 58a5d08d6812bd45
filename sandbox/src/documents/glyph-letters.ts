import type { FontkitFont } from './fontkit-font'

/**
 * Text layer of a PDF: gives a glyph its letters when a text has them. fontkit creates a glyph once, and one that was first
 * asked for as a part of another one, as «ح» is of «ج», was without letters in all documents that came later.
 */
export function learnGlyphLetters(font: FontkitFont): void {
  const getGlyph = font.getGlyph.bind(font)
  font.getGlyph = (id, letters = []) => {
    const glyph = getGlyph(id, letters)
    if (glyph && glyph.codePoints.length === 0) glyph.codePoints = letters
    return glyph
  }
}
