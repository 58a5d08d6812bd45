import type { FailureReason, HealthReport, LoadPhase, VersionHealth } from '@sarv/shared/remote/health-report'
import { bucketOf, isExcused, noHealth, sumOfHealth } from '@sarv/shared/remote/health-sums'
import type { PageRemote } from '@sarv/shared/remote/page-data'

type Opened = Pick<PageRemote, 'name' | 'version' | 'owner'>

/** One attempt to bring a remote to the screen: it is told how that went, and what came of it afterwards. */
export interface Opening {
  opened(): void
  /** Before `opened` it never was on the screen, after it, it was lost there; only the first time counts. */
  failed(reason: FailureReason): void
}

/** What a page has seen of its remotes. */
export interface HealthRecord {
  opening(remote: Opened): Opening
  took(remote: Opened, phase: LoadPhase, milliseconds: number): void
  /** What was seen since the last time, as the document server is told; undefined when that is nothing. */
  take(): HealthReport | undefined
  /** Calls whenever something was seen. */
  subscribe(heard: () => void): void
}

/**
 * A page is one witness: the first error of a version is the last that it says of it. Its card tries again by itself, and
 * one device on which a version cannot run would soon outnumber everybody else.
 */
export function createHealthRecord(): HealthRecord {
  const listeners = new Set<() => void>()
  const failing = new Set<string>()
  let seen: VersionHealth[] = []

  function see(remote: Opened, what: Partial<VersionHealth>): void {
    const { name, version, owner } = remote
    seen.push({ ...noHealth({ name, version, owner }), ...what })
    for (const heard of listeners) heard()
  }

  return {
    opening(remote) {
      const key = `${remote.name}@${remote.version}`
      let at: 'opening' | 'opened' | 'over' = failing.has(key) ? 'over' : 'opening'
      return {
        opened() {
          if (at !== 'opening') return
          at = 'opened'
          see(remote, { opened: 1 })
        },
        failed(reason) {
          if (at === 'over') return
          const wasOpened = at === 'opened'
          at = 'over'
          if (!isExcused(reason)) failing.add(key)
          see(remote, wasOpened && !isExcused(reason) ? { crashed: 1 } : { failed: { [reason]: 1 } })
        },
      }
    },
    took(remote, phase, milliseconds) {
      const { phases } = noHealth(remote)
      see(remote, { phases: { ...phases, [phase]: phases[phase].with(bucketOf(milliseconds), 1) } })
    },
    take() {
      const remotes = sumOfHealth(seen)
      seen = []
      return remotes.length > 0 ? { remotes } : undefined
    },
    subscribe(heard) {
      listeners.add(heard)
    },
  }
}
