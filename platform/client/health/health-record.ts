import type { HealthReport, VersionHealth } from '../../contract/health-report'
import { bucketOf, isExcused, noHealth, sumOfHealth } from '../../contract/health-sums'
import type { FailureReason, LoadPhase, WebVital } from '../../contract/health-terms'
import type { PageRemote } from '../../contract/page-data'

/** The name of the marks that it leaves in the browser's User Timing, where the inspector and other tools find them. */
export const healthMark = 'sarv-health'

type RemoteVersion = Pick<PageRemote, 'name' | 'version' | 'owner'>

/** Recorder of one attempt to open a remote: how that ended, and a crash afterwards. */
export interface Opening {
  opened(): void
  /** Before `opened` a failed load, after it a crash; only the first one counts. @param cause what was thrown */
  failed(reason: FailureReason, cause?: unknown): void
}

/** What a remote threw, as it was thrown. */
export interface ThrownCause {
  readonly remote: RemoteVersion
  readonly wasOpened: boolean
  readonly cause: unknown
}

/** The metrics of a page about its remotes. */
export interface HealthRecord {
  /** Causes that no report has taken yet. */
  readonly thrown: ThrownCause[]
  startOpening(remote: RemoteVersion): Opening
  recordPhase(remote: RemoteVersion, phase: LoadPhase, milliseconds: number): void
  recordVital(remote: RemoteVersion, vital: WebVital, milliseconds: number): void
  /** Takes out what was recorded since the last call, as a report; undefined when that is nothing. */
  drain(): HealthReport | undefined
  /** Calls the listener whenever something was recorded. */
  subscribe(listener: () => void): void
}

/**
 * Creates the metrics of a page. After the first error of a version nothing more of it is counted: its card retries by
 * itself, and one device on which a version cannot run would soon outweigh all others.
 */
export function createHealthRecord(): HealthRecord {
  const listeners = new Set<() => void>()
  const failing = new Set<string>()
  const thrown: ThrownCause[] = []
  let entries: VersionHealth[] = []

  function add(remote: RemoteVersion, entry: Partial<VersionHealth>, what: string, took?: number): void {
    const { name, version, owner } = remote
    performance.mark(healthMark, { detail: { name, version, what, took } })
    entries.push({ ...noHealth({ name, version, owner }), ...entry })
    for (const listener of listeners) listener()
  }

  return {
    thrown,
    startOpening(remote) {
      const key = `${remote.name}@${remote.version}`
      let at: 'opening' | 'opened' | 'over' = failing.has(key) ? 'over' : 'opening'
      return {
        opened() {
          if (at !== 'opening') return
          at = 'opened'
          add(remote, { opened: 1 }, 'opened')
        },
        failed(reason, cause) {
          if (at === 'over') return
          const wasOpened = at === 'opened'
          at = 'over'
          if (!isExcused(reason)) failing.add(key)
          if (reason === 'crashed') thrown.push({ remote, wasOpened, cause })
          add(remote, wasOpened && !isExcused(reason) ? { crashed: 1 } : { failed: { [reason]: 1 } }, reason)
        },
      }
    },
    recordPhase(remote, phase, took) {
      add(remote, { phases: oneMore(noHealth(remote).phases, phase, took) }, phase, took)
    },
    recordVital(remote, vital, took) {
      add(remote, { vitals: oneMore(noHealth(remote).vitals, vital, took) }, vital, took)
    },
    drain() {
      const remotes = sumOfHealth(entries)
      entries = []
      return remotes.length > 0 ? { remotes } : undefined
    },
    subscribe(listener) {
      listeners.add(listener)
    },
  }
}

/** Counts a time in its bucket. */
function oneMore<Kind extends string>(counts: Record<Kind, number[]>, kind: Kind, took: number) {
  return { ...counts, [kind]: counts[kind].with(bucketOf(took), 1) }
}
