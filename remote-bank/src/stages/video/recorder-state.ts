/** Why there is no picture. (BNK-029, ERR-11, ERR-12, F56) */
export type CameraProblem = 'denied' | 'unsupported' | 'absent' | 'busy' | 'lost'

/** States of the recorder, a state machine. The camera is on in `ready` and `recording` only. (BNK-024 … BNK-029) */
export type RecorderState =
  | { readonly at: 'intro' /** Why a recording ended before its time. */; readonly stopped?: true }
  /** Why the browser is going to ask for the camera. */
  | { readonly at: 'reason' }
  | { readonly at: 'asking' }
  | { readonly at: 'refused'; readonly problem: CameraProblem }
  | { readonly at: 'ready' }
  /** Since when, in epoch milliseconds. */
  | { readonly at: 'recording'; readonly since: number }
  /** Recorded, and being turned upright. */
  | { readonly at: 'turning' }
  | { readonly at: 'preview'; readonly clip: Blob }

/** What the browser says of the camera before it is asked; `unknown` where it does not say. */
export type CameraPermission = 'granted' | 'prompt' | 'denied' | 'unknown'

export type RecorderEvent =
  | { readonly is: 'open'; readonly supported: boolean; readonly permission: CameraPermission }
  | { readonly is: 'understood' | 'opened' | 'turning' | 'hidden' | 'close' | 'again' }
  | { readonly is: 'refused'; readonly problem: CameraProblem }
  | { readonly is: 'record'; readonly now: number }
  | { readonly is: 'recorded'; readonly clip: Blob }

export const initialRecorderState: RecorderState = { at: 'intro' }

/**
 * Transition function of the recorder; an event that a state does not handle leaves it unchanged, so that a late answer
 * of the browser moves nothing.
 * @example nextRecorderState({ at: 'ready' }, { is: 'record', now: 0 }) // { at: 'recording', since: 0 }
 */
export function nextRecorderState(state: RecorderState, event: RecorderEvent): RecorderState {
  switch (event.is) {
    case 'open':
      if (state.at === 'intro') return opened(event)
      return state.at === 'refused' ? opened({ ...event, permission: 'denied' }) : state
    case 'understood':
      return state.at === 'reason' ? { at: 'asking' } : state
    case 'opened':
      return state.at === 'asking' ? { at: 'ready' } : state
    case 'refused':
      return isCameraWanted(state) ? { at: 'refused', problem: event.problem } : state
    case 'record':
      return state.at === 'ready' ? { at: 'recording', since: event.now } : state
    case 'turning':
      return state.at === 'recording' ? { at: 'turning' } : state
    case 'recorded':
      return state.at === 'recording' || state.at === 'turning' ? { at: 'preview', clip: event.clip } : state
    case 'hidden':
      if (state.at === 'recording') return { at: 'intro', stopped: true }
      return state.at === 'ready' ? { at: 'intro' } : state
    case 'again':
      return state.at === 'preview' ? { at: 'asking' } : state
    case 'close':
      return state.at === 'reason' || state.at === 'refused' ? { at: 'intro' } : state
  }
}

/** A browser that said no before is asked at once: the person may have changed its mind in its settings. */
function opened({ supported, permission }: Extract<RecorderEvent, { is: 'open' }>): RecorderState {
  if (!supported) return { at: 'refused', problem: 'unsupported' }
  return permission === 'granted' || permission === 'denied' ? { at: 'asking' } : { at: 'reason' }
}

/** Whether the camera is on, or about to be. */
export function isCameraWanted({ at }: RecorderState): boolean {
  return at === 'asking' || at === 'ready' || at === 'recording'
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
