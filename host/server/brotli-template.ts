import { createBrotliCompress, brotliDecompressSync as decompress, constants as zlib } from 'node:zlib'

/** A text that stays, or the bytes of one that differs from one response to the next. */
export type TemplatePart = string | { readonly bytes: number }

/** Puts values into the slots, in their order and of their lengths. */
export type FilledBrotli = (values: readonly string[]) => Buffer

/**
 * Precompressed Brotli stream with slots: what stays is compressed once, and for each response the values stand between as
 * meta-blocks that are not compressed (RFC 7932, 9.2). The stream is flushed around every slot, so that it can be cut there.
 * @returns undefined if this zlib makes streams that cannot be cut so; the page is sent uncompressed then
 */
export async function brotliTemplate(parts: readonly TemplatePart[]): Promise<FilledBrotli | undefined> {
  const pieces = await compressed(parts)
  const stream = Buffer.concat(pieces.map(({ bytes }) => bytes))
  const slots = pieces.flatMap(({ slot }, place) =>
    slot === undefined ? [] : [slot + pieces.slice(0, place).reduce((sum, { bytes }) => sum + bytes.length, 0)],
  )
  const fill: FilledBrotli = (values) => {
    const filled = Buffer.from(stream)
    slots.forEach((slot, place) => {
      filled.write(values[place] ?? '', slot, 'latin1')
    })
    return filled
  }
  return isSound(parts, fill) ? fill : undefined
}

/** A part of the stream; of one with a slot, where in it the value begins. */
interface Piece {
  readonly bytes: Buffer
  readonly slot?: number
}

/**
 * Bytes that no text in UTF-8 has: nothing later can be compressed as a repetition of what stands in a slot's place, and
 * nothing in it as one of what came before.
 */
const nowhereElse = Buffer.from([0, 1, 2, 3, 4, 5, 6, 7, 8, 0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0xfa, 0xfb, 0xfc, 0xfd, 0xfe])

async function compressed(parts: readonly TemplatePart[]): Promise<Piece[]> {
  const stream = createBrotliCompress({
    // From 5 on the code of a byte depends on the two before it, which in a slot are not yet known.
    params: { [zlib.BROTLI_PARAM_QUALITY]: 4, [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT },
  })
  const output: Buffer[] = []
  stream.on('data', (data: Buffer) => output.push(data))
  const flushed = (bytes: Buffer | string) =>
    new Promise<Buffer>((resolve, reject) => {
      stream.once('error', reject)
      stream.write(bytes)
      stream.flush(zlib.BROTLI_OPERATION_FLUSH, () => {
        stream.off('error', reject)
        resolve(Buffer.concat(output.splice(0)))
      })
    })
  const pieces: Piece[] = []
  for (const part of parts) {
    const isText = typeof part === 'string'
    const bytes = await flushed(isText ? part : placeholder(part.bytes, pieces.length))
    pieces.push(isText ? { bytes } : verbatim(part.bytes))
  }
  await new Promise((resolve, reject) => stream.once('end', resolve).once('error', reject).end())
  return [...pieces, { bytes: Buffer.concat(output) }]
}

/** Of the length of the slot, so that distances over it stay right; another order of bytes for each slot. */
function placeholder(length: number, seed: number): Buffer {
  let state = seed + 1
  const bytes = Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return nowhereElse[(state >>> 16) % nowhereElse.length] ?? 0
  })
  return Buffer.from(bytes)
}

/** An uncompressed meta-block: not the last one, length − 1 in four nibbles, uncompressed, then from the next byte on. */
function verbatim(length: number): Piece {
  const bits = ((length - 1) << 3) | (1 << 19)
  const header = [bits & 0xff, (bits >> 8) & 0xff, bits >> 16]
  return { bytes: Buffer.concat([Buffer.from(header), Buffer.alloc(length)]), slot: header.length }
}

/** Whether a browser would read what it should. */
function isSound(parts: readonly TemplatePart[], fill: FilledBrotli): boolean {
  const values = parts.flatMap((part) =>
    typeof part === 'string' ? [] : 'Sarv'.repeat(part.bytes).slice(0, part.bytes),
  )
  const given = values.values()
  const text = parts.map((part) => (typeof part === 'string' ? part : given.next().value)).join('')
  try {
    return decompress(fill(values)).toString() === text
  } catch {
    return false
  }
}
