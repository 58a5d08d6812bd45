import type { VideoContent } from './video-content'

/** Boxes of ISO 14496-12 that are entered; all others are read as a whole or passed over. */
const containers: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'mvex', 'moof', 'traf'])

/** Default duration of a sample in a fragment of a track, set in the head of the file. */
type TrackDefaults = Map<number, number>

interface Track {
  timescale: number
  /** Lengths in its timescale: by its head, by its table of samples, by its fragments. */
  head: number
  samples: number
  fragments: number
}

/**
 * Reads an MP4: whether it has a picture, and how long it is, fragmented or not. Its length is the longest that any part of it
 * says, so that a head alone makes nothing shorter. Undefined where a box ends behind the end of the file, or there is no head.
 */
export function readMp4(bytes: Uint8Array): VideoContent | undefined {
  const tracks = new Map<number, Track>()
  const defaults: TrackDefaults = new Map()
  const movie = { timescale: 0, duration: 0 }
  let hasPicture = false
  let hasHead = false
  let hasData = false
  let track: Track | undefined
  let sampleDuration = 0

  const readers: Readonly<Record<string, (box: DataView) => void>> = {
    moov() {
      hasHead = true
    },
    mdat() {
      hasData = true
    },
    mvhd(box) {
      Object.assign(movie, readTimes(box))
    },
    mehd(box) {
      movie.duration = Math.max(movie.duration, box.getUint8(0) === 1 ? readUint64(box, 4) : box.getUint32(4))
    },
    tkhd(box) {
      track = { timescale: 0, head: 0, samples: 0, fragments: 0 }
      tracks.set(box.getUint32(box.getUint8(0) === 1 ? 20 : 12), track)
    },
    mdhd(box) {
      const { timescale, duration } = readTimes(box)
      if (track !== undefined) Object.assign(track, { timescale, head: duration })
    },
    hdlr(box) {
      hasPicture ||= readName(box, 8) === 'vide'
    },
    stts(box) {
      const count = Math.min(box.getUint32(4), (box.byteLength - 8) / 8)
      for (let entry = 0; entry < count && track !== undefined; entry++) {
        track.samples += box.getUint32(8 + entry * 8) * box.getUint32(12 + entry * 8)
      }
    },
    trex(box) {
      defaults.set(box.getUint32(4), box.getUint32(12))
    },
    tfhd(box) {
      const id = box.getUint32(4)
      track = tracks.get(id)
      sampleDuration = readFragmentDuration(box) ?? defaults.get(id) ?? 0
    },
    trun(box) {
      if (track !== undefined) track.fragments += readRunDuration(box, sampleDuration)
    },
  }

  try {
    for (const { name, start, end } of boxes(bytes)) {
      readers[name]?.(new DataView(bytes.buffer, bytes.byteOffset + start, end - start))
    }
  } catch (error) {
    // A box that says more of itself than it holds.
    if (error instanceof RangeError) return undefined
    throw error
  }
  if (!hasHead) return undefined
  const seconds = [...tracks.values()].map(({ timescale, head, samples, fragments }) =>
    timescale === 0 ? 0 : Math.max(head, samples, fragments) / timescale,
  )
  const whole = movie.timescale === 0 ? 0 : movie.duration / movie.timescale
  return { hasPicture: hasPicture && hasData, seconds: Math.max(whole, ...seconds) }
}

/** The boxes of a file, those inside others among them, in their order. Throws where one is not whole. */
function* boxes(bytes: Uint8Array): Generator<{ name: string; start: number; end: number }> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  for (let at = 0; at < bytes.length; ) {
    const name = readName(view, at + 4)
    const short = view.getUint32(at)
    const head = short === 1 ? 16 : 8
    // A size of zero means up to the end of the file.
    const size = short === 1 ? readUint64(view, at + 8) : short === 0 ? bytes.length - at : short
    const end = at + size
    if (size < head || end > bytes.length) throw new RangeError('Incomplete MP4 box')
    yield { name, start: at + head, end }
    at = containers.has(name) ? at + head : end
  }
}

const readName = (view: DataView, at: number) =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3))

const readUint64 = (view: DataView, at: number) => Number(view.getBigUint64(at))

const unknown = 0xffffffff

/** Timescale and duration of a head (mvhd, mdhd): 32 bits in version 0, 64 in version 1. */
function readTimes(box: DataView): { timescale: number; duration: number } {
  if (box.getUint8(0) === 1) {
    const isUnknown = box.getUint32(24) === unknown && box.getUint32(28) === unknown
    return { timescale: box.getUint32(20), duration: isUnknown ? 0 : readUint64(box, 24) }
  }
  const duration = box.getUint32(16)
  return { timescale: box.getUint32(12), duration: duration === unknown ? 0 : duration }
}

/** The duration that each sample of a fragment has, where it says so (tfhd). */
function readFragmentDuration(box: DataView): number | undefined {
  const flags = box.getUint32(0) & 0xffffff
  if ((flags & 0x8) === 0) return undefined
  return box.getUint32(8 + (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0))
}

/** The sum of the durations of a run of samples (trun). */
function readRunDuration(box: DataView, sampleDuration: number): number {
  const flags = box.getUint32(0) & 0xffffff
  const count = box.getUint32(4)
  if ((flags & 0x100) === 0) return count * sampleDuration
  const first = 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0)
  const width = 4 + [0x200, 0x400, 0x800].filter((flag) => flags & flag).length * 4
  let sum = 0
  for (let sample = 0; sample < count; sample++) sum += box.getUint32(first + sample * width)
  return sum
}
