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
  for (const way of ways) {
    const fill = fillerOf(await compressed(parts, way))
    if (isSound(parts, fill)) return fill
  }
  return undefined
}

function fillerOf(pieces: readonly Piece[]): FilledBrotli {
  const stream = Buffer.concat(pieces.map(({ bytes }) => bytes))
  const slots = pieces.flatMap(({ slot }, place) =>
    slot === undefined ? [] : [slot + pieces.slice(0, place).reduce((sum, { bytes }) => sum + bytes.length, 0)],
  )
  return (values) => {
    const filled = Buffer.from(stream)
    slots.forEach((slot, place) => {
      filled.write(values[place] ?? '', slot, 'latin1')
    })
    return filled
  }
}

/** A part of the stream. `slot` is where the value begins in a part that has one. */
interface Piece {
  readonly bytes: Buffer
  readonly slot?: number
}

/** Bytes that no page has: controls, and those that stand nowhere in UTF-8. */
const nowhereElse = Buffer.from([
  ...[...Array(32).keys()].filter((byte) => ![9, 10, 12, 13].includes(byte)),
  ...[0xc0, 0xc1, 0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0xfa, 0xfb, 0xfc, 0xfd, 0xfe, 0xff],
])

interface Way {
  readonly quality: number
  /** Number of bytes after a slot that are sent with it, uncompressed. */
  readonly contextBytes: number
}

/**
 * From quality 5 on the code of a byte depends on the two before it (context modelling), so those stand behind each slot as
 * they are. Where the compressor took them for a repetition, distances after them are counted otherwise: such a stream is
 * not sound, and the plainer one stands in its place.
 */
const ways: readonly Way[] = [
  { quality: 6, contextBytes: 2 },
  { quality: 4, contextBytes: 0 },
]

async function compressed(parts: readonly TemplatePart[], { quality, contextBytes }: Way): Promise<Piece[]> {
  const stream = createBrotliCompress({
    params: {
      [zlib.BROTLI_PARAM_QUALITY]: quality,
      [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
      // 128 kB, as long as a page: the usual window of 4 MB takes memory for nothing.
      [zlib.BROTLI_PARAM_LGWIN]: 17,
    },
  })
  const output: Buffer[] = []
  stream.on('data', (data: Buffer) => output.push(data))
  const flushed = (bytes: Buffer) =>
    new Promise<Buffer>((resolve, reject) => {
      stream.once('error', reject)
      stream.write(bytes)
      stream.flush(zlib.BROTLI_OPERATION_FLUSH, () => {
        stream.off('error', reject)
        resolve(Buffer.concat(output.splice(0)))
      })
    })
  const pieces: Piece[] = []
  let context = Buffer.alloc(0)
  let slots = 0
  for (const [place, part] of parts.entries()) {
    if (typeof part === 'string') {
      pieces.push({ bytes: await flushed(Buffer.from(part).subarray(context.length)) })
      context = Buffer.alloc(0)
    } else {
      const next = parts[place + 1]
      context = Buffer.from(typeof next === 'string' ? next : '').subarray(0, contextBytes)
      await flushed(Buffer.concat([placeholder(part.bytes, slots++), context]))
      pieces.push(verbatim(part.bytes, context))
    }
  }
  await new Promise((resolve, reject) => stream.once('end', resolve).once('error', reject).end())
  return [...pieces, { bytes: Buffer.concat(output) }]
}

/**
 * A text of the length of the slot, so that distances over it stay right. Nothing of four bytes in it, or in its end
 * and its context, stands in another slot too: nothing later is compressed as a repetition of it, and nothing in it as
 * one of what came before.
 */
function placeholder(length: number, slot: number): Buffer {
  const count = nowhereElse.length
  return Buffer.from(
    Array.from({ length }, (_, place) => {
      const fromEnd = length - 1 - place
      // Pairs: the number of the slot, and how far from its end it stands.
      const digit = fromEnd % 2 === 0 ? slot % count : Math.floor(slot / count) * 7 + (fromEnd >> 1)
      return nowhereElse[digit % count] ?? 0
    }),
  )
}

/**
 * An uncompressed meta-block: not the last one, length − 1 in four nibbles, uncompressed, then from the next byte on.
 * @param length of the slot, behind which the context stands
 */
function verbatim(length: number, context: Buffer): Piece {
  const bits = ((length + context.length - 1) << 3) | (1 << 19)
  const header = [bits & 0xff, (bits >> 8) & 0xff, bits >> 16]
  return { bytes: Buffer.concat([Buffer.from(header), Buffer.alloc(length), context]), slot: header.length }
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
