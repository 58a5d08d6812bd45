interface Glyph {
  codePoints: readonly number[]
}

/** The members used here of a font of fontkit, which has no types; a glyph is the same object at every position. */
export interface FontkitFont {
  getGlyph: (id: number, letters?: readonly number[]) => Glyph | null
  createSubset: () => { includeGlyph: (id: number) => number }
}

/** @throws Error for a font of another library */
export function asFontkitFont(font: unknown): FontkitFont {
  if (!isFontkitFont(font)) throw new Error('Invalid document font: expected one of fontkit')
  return font
}

const isFontkitFont = (font: unknown): font is FontkitFont =>
  typeof font === 'object' && font !== null && 'getGlyph' in font && 'createSubset' in font
