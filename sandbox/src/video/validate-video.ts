import { videoSeconds } from '@sarv/shared/rules/constants'
import { readMp4 } from './mp4'
import { readWebm } from './webm'

export type VideoError = 'empty' | 'format' | 'cut-off' | 'no-picture' | 'too-long'
export type ValidatedVideo =
  | { readonly kind: 'webm' | 'mp4'; readonly seconds: number }
  | { readonly error: VideoError }

/** A recorder stops a moment after the countdown has. */
const toleranceSeconds = 1.5

/**
 * Judges a video by its bytes, not by its name: container, whether it is whole, and length. (VAL-25, T18)
 * @example validateVideo(await readFile('clip.webm')) // { kind: 'webm', seconds: 1.148 }
 */
export function validateVideo(bytes: Uint8Array): ValidatedVideo {
  if (bytes.length === 0) return { error: 'empty' }
  const kind = kindOf(bytes)
  if (kind === undefined) return { error: 'format' }
  const content = kind === 'webm' ? readWebm(bytes) : readMp4(bytes)
  if (content === undefined) return { error: 'cut-off' }
  const { hasPicture, seconds } = content
  if (!hasPicture) return { error: 'no-picture' }
  return seconds > videoSeconds + toleranceSeconds ? { error: 'too-long' } : { kind, seconds }
}

const ebmlHead = [0x1a, 0x45, 0xdf, 0xa3]

function kindOf(bytes: Uint8Array): 'webm' | 'mp4' | undefined {
  if (ebmlHead.every((byte, index) => bytes[index] === byte)) return 'webm'
  return String.fromCharCode(...bytes.subarray(4, 8)) === 'ftyp' ? 'mp4' : undefined
}
