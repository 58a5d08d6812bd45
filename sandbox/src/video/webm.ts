import type { VideoContent } from './video-content'

/** Elements of EBML and Matroska (RFC 8794, RFC 9559) that the length hangs on. */
const ids = {
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackType: 0x83,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const

/** Elements that are entered; all others are read as a whole or passed over. */
const masters: ReadonlySet<number> = new Set([
  ids.segment,
  ids.info,
  ids.tracks,
  ids.trackEntry,
  ids.cluster,
  ids.blockGroup,
])

const pictureTrack = 1
const defaultScale = 1_000_000
const nanoseconds = 1e9

/**
 * Reads a WebM: whether it has a picture, and how long it is. A recording of a browser may have neither a duration in its head nor
 * sizes of its segment and clusters, as it is written while it is recorded: its length is the time of its last frame.
 * Undefined where an element ends behind the end of the file.
 */
export function readWebm(bytes: Uint8Array): VideoContent | undefined {
  let scale = defaultScale
  let duration = 0
  let hasPicture = false
  let cluster = 0
  const times: { first?: number; last?: number } = {}
  for (let at = 0; at < bytes.length; ) {
    const element = readElement(bytes, at)
    if (element === undefined) return undefined
    const { id, start, end } = element
    if (masters.has(id)) {
      at = start
      continue
    }
    if (end === undefined) return undefined
    const content = bytes.subarray(start, end)
    if (id === ids.timestampScale) scale = readUint(content)
    else if (id === ids.duration) duration = readFloat(content)
    else if (id === ids.trackType) hasPicture ||= readUint(content) === pictureTrack
    else if (id === ids.timestamp) cluster = readUint(content)
    else if (id === ids.simpleBlock || id === ids.block) {
      const time = cluster + readBlockTime(content)
      times.first = Math.min(times.first ?? time, time)
      times.last = Math.max(times.last ?? time, time)
    }
    at = end
  }
  if (times.first === undefined || times.last === undefined) return { hasPicture: false, seconds: 0 }
  return { hasPicture, seconds: (Math.max(duration, times.last - times.first) * scale) / nanoseconds }
}

interface Element {
  readonly id: number
  /** Where its content begins. */
  readonly start: number
  /** Where it ends; undefined where its size is not known beforehand. */
  readonly end: number | undefined
}

/** The element at a place; undefined where it is not an element, or is not complete. */
function readElement(bytes: Uint8Array, at: number): Element | undefined {
  const id = readVint(bytes, at, { marked: true })
  const size = id && readVint(bytes, at + id.length, { marked: false })
  if (id === undefined || size === undefined) return undefined
  const start = at + id.length + size.length
  if (size.isUnknown) return { id: id.value, start, end: undefined }
  const end = start + size.value
  return end > bytes.length ? undefined : { id: id.value, start, end }
}

/** Variable-size integer. @param marked whether the bit that tells the length belongs to the value, as in an id */
function readVint(bytes: Uint8Array, at: number, { marked }: { marked: boolean }) {
  const first = bytes[at]
  if (first === undefined || first === 0) return undefined
  const length = Math.clz32(first) - 23
  if (at + length > bytes.length) return undefined
  const ones = 0xff >> length
  let value = marked ? first : first & ones
  let isUnknown = (first & ones) === ones
  for (const byte of bytes.subarray(at + 1, at + length)) {
    value = value * 256 + byte
    isUnknown &&= byte === 0xff
  }
  return { value, length, isUnknown }
}

const readUint = (content: Uint8Array) => content.reduce((value, byte) => value * 256 + byte, 0)

function readFloat(content: Uint8Array): number {
  const view = new DataView(content.buffer, content.byteOffset, content.length)
  const value = content.length === 4 ? view.getFloat32(0) : content.length === 8 ? view.getFloat64(0) : 0
  return Number.isNaN(value) ? 0 : value
}

/** Time of a block within its cluster: a signed 16-bit number behind the number of its track. */
function readBlockTime(content: Uint8Array): number {
  const track = readVint(content, 0, { marked: false })
  if (track === undefined || content.length < track.length + 2) return 0
  return new DataView(content.buffer, content.byteOffset, content.length).getInt16(track.length)
}
