import type { HealthFailure, VersionHealth } from '../../../contract/health-report'
import { sumOfHealth } from '../../../contract/health-sums'
import { sumOfFailures } from '../../../delivery/store/health/health-failures'
import { keepMinute, removeOldHealth } from '../../../delivery/store/health/health-minutes'
import { beginOf, type HealthStep, healthSteps } from '../../../delivery/store/health/health-steps'
import { openStore } from '../../../delivery/store/open-store'
import type { Store } from '../../../delivery/store/store'

/** How many parts of a step are buffered while the store cannot be written. */
const held = 10
const hour = 3_600_000

export interface KeptHealth {
  /** @param missing operations that a page said the API does not have */
  add(heard: readonly VersionHealth[], failures?: readonly HealthFailure[], missing?: readonly string[]): void
  /** Writes what was not written yet; a store that fails is a line in the log, and is tried with what comes next. */
  flush(): Promise<void>
}

/** Operations that are counted in a minute: a sender can invent names. */
const maxOperations = 200

function sumOfMissing(before: Readonly<Record<string, number>>, missing: readonly string[]): Record<string, number> {
  const counts = { ...before }
  for (const operation of missing) {
    const known = counts[operation]
    if (known !== undefined) counts[operation] = known + 1
    else if (Object.keys(counts).length < maxOperations) counts[operation] = 1
  }
  return counts
}

/**
 * Sums what one server hears by minutes, hours and days and writes it where the catalogue lies. Only a store can be written:
 * with a catalogue in a file or at an address, nothing is kept.
 * @param server its name for itself, which no other has
 */
export function createHealthStore(
  location: string,
  server: string,
  log: (line: string) => void,
  now: () => number = Date.now,
): KeptHealth {
  let store: Promise<Store> | undefined
  let complaint = ''
  let removed = Number.NEGATIVE_INFINITY
  const write: Write = async (heard, step) => {
    try {
      store ??= openStore(location.slice('store:'.length))
      const opened = await store
      await keepMinute(opened, { ...heard, server }, step)
      if (now() - removed >= hour) {
        removed = now()
        await removeOldHealth(opened, now())
      }
      complaint = ''
      return true
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (reason !== complaint) log(`Client health cannot be kept: ${reason}`)
      complaint = reason
      return false
    }
  }
  const steps = Object.values(healthSteps).map((step) => createStep(step, write, now))
  return {
    add(heard, failures = [], missing = []) {
      if (heard.length + failures.length + missing.length === 0 || !location.startsWith('store:')) return
      for (const step of steps) step.add(heard, failures, missing)
    },
    async flush() {
      for (const step of steps) await step.flush()
    },
  }
}

/** What was heard in one part of a step. */
interface Heard {
  readonly minute: string
  readonly remotes: VersionHealth[]
  readonly failures: HealthFailure[]
  readonly missing: Readonly<Record<string, number>>
}

/** Writes one part. @returns false when that failed */
type Write = (heard: Heard, step: HealthStep) => Promise<boolean>

/** Sums of one step, written behind by its pause. */
function createStep(step: HealthStep, write: Write, now: () => number): KeptHealth {
  const parts = new Map<string, Heard>()
  const unwritten = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  async function writeAll(): Promise<void> {
    for (const minute of [...unwritten]) {
      unwritten.delete(minute)
      const heard = parts.get(minute)
      if (!heard || (await write(heard, step))) continue
      // With what came meanwhile.
      unwritten.add(minute)
      return
    }
  }

  /** A part that is over and written belongs to the store; only the newest of those that cannot be written are held. */
  function forget(): void {
    const newest = [...parts.keys()].slice(-held)
    for (const minute of parts.keys()) {
      const isDone = minute !== beginOf(step, now()) && !unwritten.has(minute)
      if (!isDone && newest.includes(minute)) continue
      parts.delete(minute)
      unwritten.delete(minute)
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(writeAll).then(forget)
    await writing
  }

  return {
    add(heard, failures = [], missing = []) {
      const minute = beginOf(step, now())
      const known = parts.get(minute)
      parts.set(minute, {
        minute,
        remotes: sumOfHealth([...(known?.remotes ?? []), ...heard]),
        failures: sumOfFailures([...(known?.failures ?? []), ...failures]),
        missing: sumOfMissing(known?.missing ?? {}, missing),
      })
      unwritten.add(minute)
      // The timer does not keep the process alive: a server that ends flushes.
      timer ??= setTimeout(flush, step.pause).unref()
    },
    flush,
  }
}
