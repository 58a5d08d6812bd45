const toBytes = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/** The smallest whole file of each kind that a slip may have: pictures of one pixel, a PDF without pages. */
export const sampleFiles = {
  png: toBytes('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  jpeg: Uint8Array.from([
    // Start, frame of 1 × 1 with one component, scan, end.
    ...[0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0],
    ...[0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x7f, 0xff, 0xd9],
  ]),
  pdf: new TextEncoder().encode('%PDF-1.7\ntrailer <<>>\n%%EOF\n'),
} as const
