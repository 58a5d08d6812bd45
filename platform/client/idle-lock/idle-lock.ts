import { ignoreErrors } from '../storage/ignore-errors'
import { readLocal } from '../storage/local-keys'

/** Local key of an idle lock that is on: JSON of the passkey that opens it. Its presence is what the boot script asks for. */
export const idleLockKey = 'sarv-idle-lock'
const activeKey = 'sarv-active'

/** Milliseconds without an input, here or away, after which a page is locked. */
export const idleLimit = 5 * 60_000

/**
 * Whether a page is to be locked: the lock is on, and the person has not used this tab in the last five minutes. A tab that
 * was just opened was never used. A clock that was set back proves nothing.
 * @param activeAt when the person last did something; undefined for never
 */
export function isLockDue(isOn: boolean, activeAt: number | undefined, now: number): boolean {
  return isOn && !(activeAt !== undefined && activeAt <= now && now - activeAt < idleLimit)
}

export const isIdleLockOn = () => readLocal(idleLockKey) !== undefined

/** When the person last used this tab: it survives a reload, and no start of the app. */
export function readActiveAt(): number | undefined {
  const text = readLocal(activeKey, () => sessionStorage)
  return text === undefined ? undefined : Number(text)
}

/** Notes an input of the person; without a lock nothing is left of it. */
export function noteActivity(now: number): void {
  ignoreErrors(() =>
    isIdleLockOn() ? sessionStorage.setItem(activeKey, String(now)) : sessionStorage.removeItem(activeKey),
  )
}
