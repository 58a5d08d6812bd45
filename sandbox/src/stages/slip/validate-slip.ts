import { type FileKind, uploadContent } from '@sarv/shared/rules/upload'

export type SlipError = 'empty' | 'format' | 'cut-off' | 'too-many-pixels'
export type ValidatedSlip = { readonly kind: FileKind } | { readonly error: SlipError }

/** More than any camera takes; unpacked it would fill the memory of the person who looks at it. */
const maxPixels = 150_000_000

/** Pixels of a picture, 0 where the format has none to count; undefined where the file is cut off. */
const readers: Readonly<Record<FileKind, (bytes: Buffer) => number | undefined>> = {
  png: readPng,
  jpeg: readJpeg,
  pdf: (bytes) => (bytes.includes('%%EOF') ? 0 : undefined),
}
const kinds: readonly FileKind[] = ['png', 'jpeg', 'pdf']

/**
 * Content sniffing: judges a slip by its own bytes, not by its name: kind, whether it is whole, and size of its
 * picture. Nothing is unpacked. (SBX-011, VAL-11, D-111, T18)
 * @example validateSlip(await readFile('slip.png')) // { kind: 'png' }
 */
export function validateSlip(bytes: Buffer): ValidatedSlip {
  if (bytes.length === 0) return { error: 'empty' }
  const kind = kinds.find((one) => uploadContent(`slip.${one}`, bytes) === undefined)
  if (kind === undefined) return { error: 'format' }
  const pixels = readers[kind](bytes)
  if (pixels === undefined) return { error: 'cut-off' }
  return pixels > maxPixels ? { error: 'too-many-pixels' } : { kind }
}

/** Chunks of a PNG up to the last one; the first one has the size. */
function readPng(bytes: Buffer): number | undefined {
  const nameAt = (at: number) => bytes.toString('latin1', at + 4, at + 8)
  const first = 8
  if (bytes.length < first + 25 || nameAt(first) !== 'IHDR') return undefined
  for (let at = first; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) return undefined
    if (nameAt(at) === 'IEND') return bytes.readUInt32BE(first + 8) * bytes.readUInt32BE(first + 12)
    at = end
  }
  return undefined
}

const scan = 0xda
const imageEnd = Buffer.from([0xff, 0xd9])
/** Frames of any coding; three other segments lie between them in the numbering. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Segments of a JPEG up to its first scan, after which an end must come. */
function readJpeg(bytes: Buffer): number | undefined {
  let pixels: number | undefined
  for (let at = 2; at + 9 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    // A marker may have any number of these before it.
    if (marker === 0xff) {
      at++
      continue
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (isFrame(marker)) pixels = bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7)
    if (marker === scan) return bytes.includes(imageEnd, end) ? pixels : undefined
    at = end
  }
  return undefined
}
