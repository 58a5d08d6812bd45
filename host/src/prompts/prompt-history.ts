import { ignoreErrors } from '@sarv/platform/client/storage/ignore-errors'
import type { OncePrompt } from './choose-prompt'

const key = 'sarv-prompts'
const dayKey = 'sarv-prompted-on'
const referralKey = 'sarv-referral-asked-at'
const successKey = 'sarv-first-success'

/** The prompts that this tab has shown since the sign-in. Without session storage a reload shows them again. */
export function readAskedPrompts(): readonly OncePrompt[] {
  const stored = ignoreErrors(() => sessionStorage.getItem(key)) ?? ''
  return stored.split(' ').filter((word): word is OncePrompt => word === 'activation' || word === 'funds')
}

export function storeAskedPrompts(asked: readonly OncePrompt[]): void {
  ignoreErrors(() => sessionStorage.setItem(key, asked.join(' ')))
}

/** The day of the last prompt on this device, in Tehran; it outlives the tab. */
export function readPromptDay(): string | undefined {
  return ignoreErrors(() => localStorage.getItem(dayKey)) ?? undefined
}

export function storePromptDay(day: string): void {
  ignoreErrors(() => localStorage.setItem(dayKey, day))
}

/** When the referral prompt was last shown on this device, in ms since 1970. */
export function readReferralAskedAt(): number {
  return Number(ignoreErrors(() => localStorage.getItem(referralKey)) ?? 0)
}

export function storeReferralAskedAt(at: number): void {
  ignoreErrors(() => localStorage.setItem(referralKey, String(at)))
}

/** Whether the person has come to something on this device since the sign-in. */
export function readSuccess(): boolean {
  return ignoreErrors(() => localStorage.getItem(successKey)) === 'true'
}

/** Stores that an account became active here, or that a payment arrived. */
export function storeSuccess(): void {
  ignoreErrors(() => localStorage.setItem(successKey, 'true'))
}

/** Lets the next session show them again: it may be another person's. */
export function clearAskedPrompts(): void {
  ignoreErrors(() => localStorage.removeItem(dayKey))
  ignoreErrors(() => localStorage.removeItem(successKey))
  ignoreErrors(() => localStorage.removeItem(referralKey))
  ignoreErrors(() => sessionStorage.removeItem(key))
}
