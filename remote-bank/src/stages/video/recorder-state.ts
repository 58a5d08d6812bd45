/** Why there is no picture. (BNK-029, ERR-11, ERR-12, F56) */
export type CameraProblem = 'denied' | 'unsupported' | 'absent' | 'busy' | 'lost'

/** States of the recorder, a state machine. The camera is on in `ready` and `recording` only. (BNK-024 … BNK-029) */
export type RecorderState =
  | { readonly kind: 'intro' /** Why a recording ended before its time. */; readonly stopped?: true }
  /** Why the browser is going to ask for the camera. */
  | { readonly kind: 'reason' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'refused'; readonly problem: CameraProblem }
  | { readonly kind: 'ready' }
  /** Since when, in epoch milliseconds. */
  | { readonly kind: 'recording'; readonly since: number }
  /** Recorded, and being turned upright. */
  | { readonly kind: 'turning' }
  | { readonly kind: 'preview'; readonly clip: Blob }

/** What the browser says of the camera before it is asked; `unknown` where it does not say. */
export type CameraPermission = 'granted' | 'prompt' | 'denied' | 'unknown'

export type RecorderEvent =
  | { readonly kind: 'open'; readonly supported: boolean; readonly permission: CameraPermission }
  | { readonly kind: 'understood' | 'opened' | 'turning' | 'hidden' | 'close' | 'again' }
  | { readonly kind: 'refused'; readonly problem: CameraProblem }
  | { readonly kind: 'record'; readonly now: number }
  | { readonly kind: 'recorded'; readonly clip: Blob }

export const initialRecorderState: RecorderState = { kind: 'intro' }

/**
 * Transition function of the recorder; an event that a state does not handle leaves it unchanged, so that a late answer
 * of the browser moves nothing.
 * @example nextRecorderState({ kind: 'ready' }, { kind: 'record', now: 0 }) // { kind: 'recording', since: 0 }
 */
export function nextRecorderState(state: RecorderState, event: RecorderEvent): RecorderState {
  switch (event.kind) {
    case 'open':
      if (state.kind === 'intro') return opened(event)
      return state.kind === 'refused' ? opened({ ...event, permission: 'denied' }) : state
    case 'understood':
      return state.kind === 'reason' ? { kind: 'asking' } : state
    case 'opened':
      return state.kind === 'asking' ? { kind: 'ready' } : state
    case 'refused':
      return isCameraWanted(state) ? { kind: 'refused', problem: event.problem } : state
    case 'record':
      return state.kind === 'ready' ? { kind: 'recording', since: event.now } : state
    case 'turning':
      return state.kind === 'recording' ? { kind: 'turning' } : state
    case 'recorded':
      return state.kind === 'recording' || state.kind === 'turning' ? { kind: 'preview', clip: event.clip } : state
    case 'hidden':
      if (state.kind === 'recording') return { kind: 'intro', stopped: true }
      return state.kind === 'ready' ? { kind: 'intro' } : state
    case 'again':
      return state.kind === 'preview' ? { kind: 'asking' } : state
    case 'close':
      return state.kind === 'reason' || state.kind === 'refused' ? { kind: 'intro' } : state
  }
}

/** A browser that said no before is asked at once: the person may have changed its mind in its settings. */
function opened({ supported, permission }: Extract<RecorderEvent, { kind: 'open' }>): RecorderState {
  if (!supported) return { kind: 'refused', problem: 'unsupported' }
  return permission === 'granted' || permission === 'denied' ? { kind: 'asking' } : { kind: 'reason' }
}

/** Whether the camera is on, or about to be. */
export function isCameraWanted({ kind }: RecorderState): boolean {
  return kind === 'asking' || kind === 'ready' || kind === 'recording'
}

/**
 * Why the browser did not open the camera, by the name of its error. (BNK-029, F56)
 * @example problemFor('NotAllowedError') // 'denied'
 */
export function problemFor(errorName: string): CameraProblem {
  switch (errorName) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'denied'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'absent'
    case 'TypeError':
    case 'NotSupportedError':
      return 'unsupported'
    default:
      return 'busy'
  }
}
