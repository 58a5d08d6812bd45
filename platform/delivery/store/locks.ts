import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { SarvError } from '../errors/sarv-error'
import { type Lock, lock } from './lock'
import { Conflict, type Store } from './store'

const key = 'locks.json'
/** How often a swap is tried again. */
const attempts = 5

/** The locks of a store that hold now or later. */
export async function locksOf(store: Store, now: number): Promise<Lock[]> {
  return (await read(store, now)).locks
}

/**
 * Refuses a promotion that a lock holds back; what takes a version away is never held back.
 * @throws SarvError naming the lock
 */
export async function refuseLocked(store: Store, name: string, now: number): Promise<void> {
  const locks = await locksOf(store, now)
  const found = locks.find((one) => [name, 'all'].includes(one.name) && !(Date.parse(one.from ?? '') > now))
  if (!found) return
  const { why, by, until } = found
  throw new SarvError('SARV-232', `${found.name} by ${by}${until ? ` until ${until}` : ''}: ${why}`)
}

/** Adds a lock. @throws SarvError when other writers are faster each time */
export function addLock(store: Store, added: Lock, now: number): Promise<void> {
  return change(store, now, (locks) => [...locks.filter((one) => !isSame(one, added)), added])
}

/** Removes the locks of a name. @throws SarvError when it has none */
export function removeLocks(store: Store, name: string, now: number): Promise<void> {
  return change(store, now, (locks) => {
    const rest = locks.filter((one) => one.name !== name)
    if (rest.length < locks.length) return rest
    const names = [...new Set(locks.map((one) => one.name))]
    throw new SarvError('SARV-234', names.length === 0 ? 'Nothing is locked.' : `Locked: ${names.join(', ')}.`)
  })
}

function isSame(one: Lock, other: Lock): boolean {
  return isDeepStrictEqual([one.name, one.from, one.until], [other.name, other.from, other.until])
}

async function change(store: Store, now: number, next: (locks: readonly Lock[]) => readonly Lock[]): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const { locks, expect } = await read(store, now)
    const body = `${JSON.stringify(next(locks), undefined, 2)}\n`
    try {
      await store.put(key, body, expect)
      return
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
      if (attempt === attempts) throw new SarvError('SARV-211', 'Other locks came in each time.')
    }
  }
}

async function read(store: Store, now: number) {
  const stored = await store.get(key)
  const all = stored ? z.parse(z.array(lock), JSON.parse(new TextDecoder().decode(stored.body))) : []
  const locks = all.filter(({ until }) => until === undefined || Date.parse(until) > now)
  return { locks, expect: stored ? { tag: stored.tag } : ('absent' as const) }
}
