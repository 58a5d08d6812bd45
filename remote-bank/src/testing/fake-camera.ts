import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { CameraPermission } from '../stages/video/recorder-state'

/** A recording of one second that a browser made. */
const clip = readFileSync(path.resolve(__dirname, '../../../sandbox/src/testing/clips/clip.webm'))

class FakeTrack extends EventTarget {
  readyState: 'live' | 'ended' = 'live'
  stop() {
    this.readyState = 'ended'
  }
  getSettings() {
    return { width: 640, height: 480 }
  }
}

/** Recorder of the fake camera: it always records the same clip. */
class FakeRecorder {
  static readonly made: FakeRecorder[] = []
  static isTypeSupported = (type: string) => type.startsWith('video/webm')
  state: 'inactive' | 'recording' = 'inactive'
  ondataavailable?: (event: { data: Blob }) => void
  onstop?: (() => void) | null
  onerror?: (() => void) | null
  readonly mimeType: string

  constructor(
    _stream: unknown,
    readonly options: MediaRecorderOptions,
  ) {
    this.mimeType = options.mimeType ?? ''
    FakeRecorder.made.push(this)
  }

  start() {
    this.state = 'recording'
  }

  stop() {
    this.state = 'inactive'
    this.ondataavailable?.({ data: new Blob([new Uint8Array(clip)]) })
    this.onstop?.()
  }
}

/** What a page of jsdom has for a camera, and what the page has done with it. */
export interface FakeCamera {
  readonly asked: MediaStreamConstraints[]
  readonly tracks: FakeTrack[]
  readonly recorders: readonly FakeRecorder[]
  /** Whether its light is on. */
  readonly isOn: () => boolean
  /** What the browser answers from now on: an error's name, or nothing for a picture. */
  refuse: (errorName: string | undefined) => void
}

/** Puts a camera with its recorder into the page. @example const camera = fakeCamera({ permission: 'prompt' }) */
export function fakeCamera({
  permission = 'granted',
  supported = true,
}: {
  permission?: CameraPermission
  supported?: boolean
} = {}): FakeCamera {
  const asked: MediaStreamConstraints[] = []
  const tracks: FakeTrack[] = []
  FakeRecorder.made.length = 0
  let error: string | undefined
  define(navigator, 'mediaDevices', {
    async getUserMedia(constraints: MediaStreamConstraints) {
      asked.push(constraints)
      if (error !== undefined) throw new DOMException('refused', error)
      const own = [new FakeTrack(), new FakeTrack()]
      tracks.push(...own)
      return { getTracks: () => own, getVideoTracks: () => own.slice(0, 1) }
    },
  })
  define(navigator, 'permissions', {
    async query() {
      if (permission === 'unknown') throw new TypeError('unknown')
      return { state: permission }
    },
  })
  define(globalThis, 'MediaRecorder', supported ? FakeRecorder : undefined)
  define(HTMLVideoElement.prototype, 'srcObject', null)
  // Node's blobs have addresses of their own, which jsdom does not know.
  define(URL, 'createObjectURL', () => 'blob:clip')
  define(URL, 'revokeObjectURL', () => undefined)
  return {
    asked,
    tracks,
    recorders: FakeRecorder.made,
    isOn: () => tracks.some(({ readyState }) => readyState === 'live'),
    refuse(errorName) {
      error = errorName
    },
  }
}

function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true, writable: true })
}
