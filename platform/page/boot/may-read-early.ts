import { isIdleLockOn, isLockDue, readActiveAt } from '../../client/idle-lock/idle-lock'

/** Whether what is known of the person may be shown before the shell runs: behind a lock it is for the one who opens it. */
export function isUnlocked(): boolean {
  return !isLockDue(isIdleLockOn(), readActiveAt(), Date.now())
}

/**
 * Whether first reads may be made, or taken, for this address: the shell must be the first to read what it says, such as the
 * wrapper app's push token (PLT-012).
 */
export function mayReadEarly(): boolean {
  return location.search === '' && location.hash === ''
}
