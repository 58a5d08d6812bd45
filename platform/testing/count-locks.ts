import type { Platform } from '../contract/platform'

/** The shell's lock in a test, with a count of how many hold it now. */
export function countLocks(): { readonly lock: Platform['lock']; readonly locks: () => number } {
  let held = 0
  return {
    lock() {
      held += 1
      return () => {
        held -= 1
      }
    },
    locks: () => held,
  }
}
