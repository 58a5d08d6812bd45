import type { RemotePage } from '@sarv/platform/delivery/console/contract'

export type Lock = RemotePage['head']['locks'][number]

/** What is locked: a remote, the shell or `all`. */
export interface Lockable {
  readonly name: string
  readonly title: string
}

/** The name of a lock that is of all remotes and the shell. */
export const all = 'all'

/** Locks as they begin: those that hold, then those to come. */
export function sortedLocks(locks: readonly Lock[]): Lock[] {
  return locks.toSorted(({ from: one = '' }, { from: other = '' }) => one.localeCompare(other))
}

/** Locks of a remote, those of all among them, now or to come. */
export function locksOf(locks: readonly Lock[] | undefined, name: string): Lock[] {
  return sortedLocks(locks ?? []).filter((lock) => [name, all].includes(lock.name))
}

/** Whether it holds already; one that is over is not listed. */
export function isHolding({ from }: Lock, now: number = Date.now()): boolean {
  return from === undefined || Date.parse(from) <= now
}
