const between = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, step) => first + step)

/**
 * Characters of the font that every page loads: ASCII, Persian and Arabic letters with their digits and marks, and the
 * punctuation between them. All others come from the package's own files, when a page shows one.
 */
export const characters: readonly number[] = [
  ...between(0x20, 0x7e),
  // No-break space, guillemets, middle dot, × and ÷.
  ...[0xa0, 0xab, 0xb7, 0xbb, 0xd7, 0xf7],
  ...[0x60c, 0x61b, 0x61f],
  ...between(0x621, 0x63a),
  ...between(0x640, 0x655),
  ...between(0x660, 0x66c),
  // Superscript alef, and پ چ ژ ک گ ۀ ی.
  ...[0x670, 0x67e, 0x686, 0x698, 0x6a9, 0x6af, 0x6c0, 0x6cc],
  ...between(0x6f0, 0x6f9),
  // Joiners and marks of direction, dashes, quotes, bullet, ellipsis, minus, the sign of the rial.
  ...between(0x200c, 0x200f),
  ...[0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026, 0x2212, 0xfdfc],
]
