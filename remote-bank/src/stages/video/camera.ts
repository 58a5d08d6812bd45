import { videoBitsPerSecond, videoSize } from '@sarv/shared/rules/constants'
import type { CameraPermission } from './recorder-state'
import { recordingFormat } from './recording-format'
import { rotationFor } from './rotation'

/** Whether this browser can open a camera and record it. (ERR-12) */
export function isRecorderSupported(): boolean {
  return supportedFormat() !== undefined && typeof navigator.mediaDevices?.getUserMedia === 'function'
}

function supportedFormat(): string | undefined {
  return typeof MediaRecorder === 'undefined'
    ? undefined
    : recordingFormat((type) => MediaRecorder.isTypeSupported(type))
}

/** What the browser says of the camera; some do not say. */
export async function readCameraPermission(): Promise<CameraPermission> {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state
  } catch {
    return 'unknown'
  }
}

/** Opens the front camera with the microphone: the text is read aloud. @throws DOMException of `getUserMedia` */
export function openCamera(): Promise<MediaStream> {
  const { width, height } = videoSize
  return navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'user', width: { ideal: width }, height: { ideal: height } },
    audio: true,
  })
}

/** Releases the camera: its light goes out. */
export function closeCamera(camera: MediaStream | undefined): void {
  for (const track of camera?.getTracks() ?? []) track.stop()
}

/** A recording that is under way. */
export interface RunningRecording {
  /** Ends it: the clip arrives. */
  readonly stop: () => void
  /** Ends it without a clip. */
  readonly discard: () => void
}

/** Starts recording; `onClip` gets the clip and by how much it has to be turned. (BNK-026) */
export function startRecording(
  camera: MediaStream,
  onClip: (clip: Blob, rotation: 90 | 270 | undefined) => void,
  onFailed: () => void,
): RunningRecording {
  const rotation = rotationOf(camera)
  const pieces: Blob[] = []
  const recorder = new MediaRecorder(camera, {
    mimeType: supportedFormat(),
    videoBitsPerSecond,
  })
  recorder.ondataavailable = ({ data }) => pieces.push(data)
  recorder.onerror = onFailed
  recorder.onstop = () => {
    const clip = new Blob(pieces, { type: recorder.mimeType })
    if (clip.size > 0) onClip(clip, rotation)
    else onFailed()
  }
  recorder.start()
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  return {
    stop,
    discard() {
      recorder.onstop = null
      recorder.onerror = null
      stop()
    },
  }
}

function rotationOf(camera: MediaStream): 90 | 270 | undefined {
  const { width = 0, height = 0 } = camera.getVideoTracks()[0]?.getSettings() ?? {}
  const { userAgent, maxTouchPoints: touchPoints } = navigator
  return rotationFor({ userAgent, touchPoints, width, height, angle: screen.orientation?.angle ?? 0 })
}
