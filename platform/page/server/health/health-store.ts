import type { VersionHealth } from '../../../contract/health-report'
import { sumOfHealth } from '../../../contract/health-sums'
import { keepMinute, minuteOf, removeOldMinutes } from '../../../delivery/store/health/health-minutes'
import { openStore } from '../../../delivery/store/open-store'
import type { Store } from '../../../delivery/store/store'

/** Write-behind delay; milliseconds. */
const pause = 5_000
/** How many minutes are buffered while the store cannot be written. */
const held = 10
const hour = 3_600_000

export interface KeptHealth {
  add(heard: readonly VersionHealth[]): void
  /** Writes what was not written yet; a store that fails is a line in the log, and is tried with what comes next. */
  flush(): Promise<void>
}

/**
 * Sums what one server hears by minutes and writes it where the catalogue lies. Only a store can be written: with a
 * catalogue in a file or at an address, nothing is kept.
 * @param server its name for itself, which no other has
 */
export function createHealthStore(
  location: string,
  server: string,
  log: (line: string) => void,
  now: () => number = Date.now,
): KeptHealth {
  const minutes = new Map<string, VersionHealth[]>()
  const unwritten = new Set<string>()
  let store: Promise<Store> | undefined
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()
  let complaint = ''
  let removed = Number.NEGATIVE_INFINITY

  async function write(): Promise<void> {
    if (unwritten.size === 0) return
    try {
      store ??= openStore(location.slice('store:'.length))
      const opened = await store
      for (const minute of [...unwritten]) {
        unwritten.delete(minute)
        // What comes while it is written makes it unwritten again.
        await keepMinute(opened, { minute, server, remotes: minutes.get(minute) ?? [] }).catch((error) => {
          unwritten.add(minute)
          throw error
        })
      }
      if (now() - removed >= hour) {
        removed = now()
        await removeOldMinutes(opened, now())
      }
      complaint = ''
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (reason !== complaint) log(`Client health cannot be kept: ${reason}`)
      complaint = reason
    }
  }

  /**
   * A minute that is over and written belongs to the store; only the newest of those that cannot be written are held.
   */
  function forget(): void {
    const newest = [...minutes.keys()].slice(-held)
    for (const minute of minutes.keys()) {
      const isDone = minute !== minuteOf(now()) && !unwritten.has(minute)
      if (!isDone && newest.includes(minute)) continue
      minutes.delete(minute)
      unwritten.delete(minute)
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write).then(forget)
    await writing
  }

  return {
    add(heard) {
      if (heard.length === 0 || !location.startsWith('store:')) return
      const minute = minuteOf(now())
      minutes.set(minute, sumOfHealth([...(minutes.get(minute) ?? []), ...heard]))
      unwritten.add(minute)
      // The timer does not keep the process alive: a server that ends flushes.
      timer ??= setTimeout(flush, pause).unref()
    },
    flush,
  }
}
