import { ignoreErrors } from '@sarv/platform/client/storage/ignore-errors'
import type { OncePrompt } from './choose-prompt'

const asked = 'sarv-prompts'
const day = 'sarv-prompted-on'
const referral = 'sarv-referral-asked-at'
const success = 'sarv-first-success'

/** Without a storage nothing was stored. */
const read = (storage: () => Storage, key: string) => ignoreErrors(() => storage().getItem(key)) ?? undefined
const store = (storage: () => Storage, key: string, value: string) => ignoreErrors(() => storage().setItem(key, value))
const tab = () => sessionStorage
const device = () => localStorage

/** The prompts that this tab has shown since the sign-in. Without session storage a reload shows them again. */
export function readAskedPrompts(): readonly OncePrompt[] {
  const words = (read(tab, asked) ?? '').split(' ')
  return words.filter((word): word is OncePrompt => word === 'activation' || word === 'funds')
}
export const storeAskedPrompts = (prompts: readonly OncePrompt[]) => void store(tab, asked, prompts.join(' '))

/** The day of the last prompt on this device, in Tehran; it outlives the tab. */
export const readPromptDay = () => read(device, day)
export const storePromptDay = (today: string) => void store(device, day, today)

/** When the referral prompt was last shown on this device, in ms since 1970. */
export const readReferralAskedAt = () => Number(read(device, referral) ?? 0)
export const storeReferralAskedAt = (at: number) => void store(device, referral, String(at))

/** Whether the person has come to something on this device since the sign-in: an account became active here, or a payment arrived. */
export const readSuccess = () => read(device, success) === 'true'
export const storeSuccess = () => void store(device, success, 'true')

/** Lets the next session show them again: it may be another person's. */
export function clearAskedPrompts(): void {
  for (const key of [day, success, referral]) ignoreErrors(() => localStorage.removeItem(key))
  ignoreErrors(() => sessionStorage.removeItem(asked))
}
