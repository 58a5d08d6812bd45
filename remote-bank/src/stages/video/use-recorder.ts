import { usePlatform } from '@sarv/shared/platform'
import { videoSeconds } from '@sarv/shared/rules/constants'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import {
  closeCamera,
  isRecorderSupported,
  openCamera,
  type RunningRecording,
  readCameraPermission,
  startRecording,
} from './camera'
import {
  initialRecorderState,
  isCameraWanted,
  nextRecorderState,
  problemFor,
  type RecorderState,
} from './recorder-state'

/** Recorder of the video: its state, the camera's picture while it is on, and what the person may do. */
export interface Recorder {
  readonly state: RecorderState
  readonly camera: MediaStream | undefined
  readonly open: () => void
  readonly understood: () => void
  readonly close: () => void
  readonly record: () => void
  readonly stop: () => void
  readonly again: () => void
}

/**
 * Runs the camera and the recorder for as long as the state wants them: leaving the screen, hiding the page or pulling
 * the camera out releases it. (BNK-025, BNK-029, T24)
 */
export function useRecorder(): Recorder {
  const { report } = usePlatform()
  const [state, dispatch] = useReducer(nextRecorderState, initialRecorderState)
  const [camera, setCamera] = useState<MediaStream>()
  const running = useRef<RunningRecording>(undefined)
  const isWanted = isCameraWanted(state)

  useEffect(() => {
    if (!isWanted) return
    let opened: MediaStream | undefined
    let released = false
    openCamera().then(
      (stream) => {
        if (released) return closeCamera(stream)
        opened = stream
        for (const track of stream.getTracks()) {
          track.addEventListener('ended', () => dispatch({ kind: 'refused', problem: 'lost' }))
        }
        setCamera(stream)
        dispatch({ kind: 'opened' })
        if (document.hidden) dispatch({ kind: 'hidden' })
      },
      (error: unknown) => {
        if (!released) dispatch({ kind: 'refused', problem: problemFor(error instanceof Error ? error.name : '') })
      },
    )
    return () => {
      released = true
      closeCamera(opened)
      setCamera(undefined)
    }
  }, [isWanted])

  useEffect(() => {
    const hide = () => {
      if (document.hidden) dispatch({ kind: 'hidden' })
    }
    document.addEventListener('visibilitychange', hide)
    return () => document.removeEventListener('visibilitychange', hide)
  }, [])

  const turn = useEffectEvent(async (clip: Blob, rotation: 90 | 270 | undefined) => {
    if (rotation !== undefined) dispatch({ kind: 'turning' })
    dispatch({ kind: 'recorded', clip: rotation === undefined ? clip : await turned(clip, rotation, report) })
  })
  const since = state.kind === 'recording' ? state.since : undefined
  useEffect(() => {
    if (since === undefined || camera === undefined) return
    const fail = () => dispatch({ kind: 'refused', problem: 'busy' })
    let recording: RunningRecording
    try {
      recording = startRecording(camera, turn, fail)
    } catch {
      return fail()
    }
    running.current = recording
    const end = setTimeout(recording.stop, videoSeconds * 1_000)
    return () => {
      clearTimeout(end)
      recording.discard()
    }
  }, [since, camera])

  return {
    state,
    camera,
    open() {
      readCameraPermission()
        .then((permission) => dispatch({ kind: 'open', supported: isRecorderSupported(), permission }))
        .catch(report)
    },
    understood: () => dispatch({ kind: 'understood' }),
    close: () => dispatch({ kind: 'close' }),
    record: () => dispatch({ kind: 'record', now: Date.now() }),
    stop: () => running.current?.stop(),
    again: () => dispatch({ kind: 'again' }),
  }
}

/** The clip upright; the clip as it is where it cannot be turned, which is only logged. (BNK-027, ERR-14) */
async function turned(clip: Blob, rotation: 90 | 270, report: (error: unknown) => void): Promise<Blob> {
  try {
    const { turnClip } = await import('./turn-clip')
    return await turnClip(clip, rotation)
  } catch (error) {
    report(error)
    return clip
  }
}
