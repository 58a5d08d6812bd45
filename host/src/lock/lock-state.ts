import { isIdleLockOn, isLockDue, noteActivity, readActiveAt } from '@sarv/platform/client/idle-lock/idle-lock'
import { proxy } from 'valtio'

/** The idle lock of this page: while it is locked, nothing of the app is drawn. */
export const idleLock = proxy({ isLocked: isDue(), isOn: isIdleLockOn() })

/** Milliseconds between two looks at the clock. */
const interval = 10_000

function isDue(): boolean {
  return isLockDue(isIdleLockOn(), readActiveAt(), Date.now())
}

/** Opens the page: the person was verified, or has just signed in or out. */
export function unlock(): void {
  noteActivity(Date.now())
  idleLock.isOn = isIdleLockOn()
  idleLock.isLocked = false
}

/** Locks the page once the person has done nothing for too long, here or away; before what was left is shown again. (HST-065) */
export function watchIdleness(): void {
  let notedAt = 0
  const look = () => {
    idleLock.isOn = isIdleLockOn()
    if (isDue()) idleLock.isLocked = true
  }
  const note = () => {
    const now = Date.now()
    if (now - notedAt < 1_000) return
    // The first input after the limit comes too late.
    look()
    if (idleLock.isLocked) return
    notedAt = now
    noteActivity(now)
  }
  for (const input of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
    window.addEventListener(input, note, { capture: true, passive: true })
  for (const event of ['visibilitychange', 'pageshow', 'focus']) window.addEventListener(event, look, true)
  setInterval(look, interval)
}
