import { readFileSync } from 'node:fs'
import path from 'node:path'

const read = (name: string): Uint8Array => readFileSync(path.join(import.meta.dirname, name))

/** Recordings of a browser's fake camera. */
export const clips = {
  /** A second, as WebM and as MP4. */
  webm: read('clip.webm'),
  mp4: read('clip.mp4'),
  /** Seventeen seconds. */
  long: read('clip-17s.webm'),
}
