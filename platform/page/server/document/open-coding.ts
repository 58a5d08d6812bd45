/** How the body of a page goes on after what was compressed ahead, in its content coding. */
export interface OpenCoding {
  /** The bytes that end a body, which the compressed page closes with. */
  readonly end: Buffer
  /** More of the body, before its end; not compressed. */
  readonly more: (text: string) => Buffer
}

/**
 * By content coding: a Brotli meta-block (RFC 7932, 9.2) and a Zstandard block (RFC 8878, 3.1.1.2) may hold bytes as they are,
 * and both streams end with an empty one.
 */
export const openCodings: Readonly<Record<'br' | 'dcz' | 'identity', OpenCoding>> = {
  // Four nibbles of length − 1 hold 64 KiB.
  br: { end: Buffer.from([3]), more: blocks(65_536, (length) => ((length - 1) << 3) | (1 << 19)) },
  dcz: { end: Buffer.from([1, 0, 0]), more: blocks(131_072, (length) => length << 3) },
  identity: { end: Buffer.alloc(0), more: (text) => Buffer.from(text) },
}

/** @param headerOf three bytes, the lowest first */
function blocks(max: number, headerOf: (length: number) => number) {
  return (text: string): Buffer => {
    const bytes = Buffer.from(text)
    const pieces: Buffer[] = []
    for (let from = 0; from < bytes.length; from += max) {
      const piece = bytes.subarray(from, from + max)
      const header = Buffer.alloc(3)
      header.writeUIntLE(headerOf(piece.length), 0, 3)
      pieces.push(header, piece)
    }
    return Buffer.concat(pieces)
  }
}
