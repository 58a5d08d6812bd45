import { bareIban } from '@sarv/shared/rules/iban'
import type { StageState } from '@sarv/shared/ui/stage-list'

/** Which step the person is at; `done` leaves the flow. */
export type Step = 'identity' | 'code' | 'bank' | 'done'

/** A code of the registry that is on its way. */
export interface SentCode {
  readonly nationalCode: string
  /** ms since 1970. */
  readonly sentAt: number
  /** Until another one may be sent. */
  readonly seconds: number
}

/** The step of a level: the server knows where the person stands, on every device (HST-053). */
export function stepOf(level: number, sent: SentCode | undefined): Step {
  if (level >= 2) return 'done'
  if (level === 1) return 'bank'
  return sent === undefined ? 'identity' : 'code'
}

/** Where the arrow leads: from the code back to the national code, from anywhere else out of the flow. */
export function backFrom(step: Step): 'identity' | 'leave' {
  return step === 'code' ? 'identity' : 'leave'
}

/** The two stages for the bar above: the identity, the bank account. */
export function stagesOf(step: Step): readonly [StageState, StageState] {
  if (step === 'done') return ['done', 'done']
  return step === 'bank' ? ['done', 'now'] : ['now', 'waiting']
}

/** An IBAN as it is sent; many people leave the IR out. @example typedIban('16 0120 …') // 'IR160120…' */
export function typedIban(text: string): string {
  const bare = bareIban(text)
  return /^\d{24}$/.test(bare) ? `IR${bare}` : bare
}
