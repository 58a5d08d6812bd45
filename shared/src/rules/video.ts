import { video } from './constants'
import type { RuleMessage } from './message'

export interface VideoClip {
  readonly seconds: number
}

/**
 * Whether a recorded video may be sent: there is one of 15 seconds at most, and its rules are ticked. A recorder stops
 * within a second of its limit, which is no fault of the person. (VAL-25)
 * @example videoError({ clip: { seconds: 15 }, agreed: false, camera: true }) // 'ui:rules.video-agreement'
 */
export function videoError(state: { clip?: VideoClip; agreed: boolean; camera: boolean }): RuleMessage | undefined {
  if (!state.camera) return 'ui:rules.camera'
  if (state.clip === undefined) return 'ui:rules.video-missing'
  if (state.clip.seconds >= video.seconds + 1) return 'ui:rules.video-length'
  return state.agreed ? undefined : 'ui:rules.video-agreement'
}
