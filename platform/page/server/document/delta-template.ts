import { createHash } from 'node:crypto'
import zlib from 'node:zlib'
import { type CompressionDictionary, dczHeader, dczHeaderBytes } from '../../../delivery/http/compression-dictionary'
import type { PageNames } from '../../service-worker/page-names'
import { type NamedText, withNames } from './named-text'

/** Puts names of the right lengths into their slots. */
export type FilledDelta = (names: PageNames) => Buffer

/** How often a page is compressed at most until each of its names is filled wherever it stands. */
const attempts = 4

/**
 * A page as its difference from a dictionary, compressed once; the names are written into it for each response. Where a
 * name stands first, bytes that nothing can compress are a block by themselves and lie in the stream as they are; later
 * ones are repetitions of it. Where the compressor takes less than all of a name for a repetition, that one is a block of
 * its own too.
 * @param marks names of the lengths that real ones have
 * @returns undefined if this zlib makes streams that cannot be filled so; the page is sent without a dictionary then
 */
export async function deltaTemplate(
  text: NamedText,
  marks: PageNames,
  dictionary: CompressionDictionary,
): Promise<FilledDelta | undefined> {
  const all = text.flatMap((piece, place) => (typeof piece === 'string' ? [] : [place]))
  const own = new Set(all.filter((place) => place === firstPlace(text, nameOf(text[place]))))
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const fill = await filledDelta(text, marks, dictionary, own)
    const wrong = wrongPlaces(text, marks, dictionary, fill)
    if (wrong.length === 0) return fill
    for (const place of attempt < attempts - 1 ? wrong : all) own.add(place)
  }
  return undefined
}

/** @param own places in the text of the names that are not repetitions */
async function filledDelta(
  text: NamedText,
  marks: PageNames,
  { bytes: dictionary, ...named }: CompressionDictionary,
  own: ReadonlySet<number>,
): Promise<FilledDelta> {
  const slotOf = (name: keyof PageNames, place: number) => {
    const seed = own.has(place) ? place : firstPlace(text, name)
    return incompressible(`${name} ${seed}`, marks[name].length)
  }
  const parts = text.map((piece, place) => (typeof piece === 'string' ? Buffer.from(piece) : slotOf(piece.name, place)))
  const stream = zlib.createZstdCompress({
    dictionary,
    // 0.4 ms for a page of 100 kB; higher levels take ten times that for a few bytes. In the window, 2 MB, are both.
    params: { [zlib.constants.ZSTD_c_compressionLevel]: 9, [zlib.constants.ZSTD_c_windowLog]: 21 },
  })
  const output = [dczHeader(named)]
  stream.on('data', (data: Buffer) => output.push(data))
  const ended = new Promise((resolve, reject) => stream.once('end', resolve).once('error', reject))
  const flushed = () => new Promise<void>((resolve) => stream.flush(zlib.constants.ZSTD_e_flush, () => resolve()))
  for (const [place, part] of parts.entries()) {
    if (own.has(place)) await flushed()
    stream.write(part)
    if (own.has(place)) await flushed()
  }
  // What ends the stream is a block of its own (`openCodings`).
  await flushed()
  stream.end()
  await ended
  const delta = Buffer.concat(output)
  const slots = [...own].flatMap((place) => {
    const name = nameOf(text[place])
    const offset = delta.indexOf(parts[place] ?? '')
    return name && offset !== -1 ? [[name, offset] as const] : []
  })
  return (names) => {
    const filled = Buffer.from(delta)
    for (const [name, offset] of slots) filled.write(names[name], offset, 'latin1')
    return filled
  }
}

const firstPlace = (text: NamedText, name: keyof PageNames | undefined) =>
  text.findIndex((piece) => nameOf(piece) === name)
const nameOf = (piece: NamedText[number] | undefined) => (typeof piece === 'object' ? piece.name : undefined)

/** Bytes of which nothing is shorter than they are, the same in every process. */
function incompressible(seed: string, length: number): Buffer {
  return createHash('shake256', { outputLength: length }).update(seed).digest()
}

/** The places in a text where a browser would not read what it should. */
function wrongPlaces(
  text: NamedText,
  marks: PageNames,
  { bytes: dictionary }: CompressionDictionary,
  fill: FilledDelta,
): number[] {
  const names = { nonce: 'n'.repeat(marks.nonce.length), pageId: 'p'.repeat(marks.pageId.length) }
  const read = zlib.zstdDecompressSync(fill(names).subarray(dczHeaderBytes), { dictionary })
  let end = 0
  return text.flatMap((piece, place) => {
    const expected = Buffer.from(withNames([piece], names))
    end += expected.length
    return read.subarray(end - expected.length, end).equals(expected) ? [] : [place]
  })
}
