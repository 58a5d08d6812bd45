import type { PageData, PageRemote } from '../../contract/page-data'
import { traceOf } from '../../contract/page-trace'
import { scrubMessage } from '../../contract/scrub-message'
import type { HealthMark } from './health-marks'

/** A fact of the bus, and when: milliseconds of the page. */
export interface SeenEvent {
  readonly at: number
  readonly name: string
  readonly detail: unknown
}

/** An element that a remote draws in, as it says itself. */
export interface MountPoint {
  readonly remote: string
  readonly section?: string
  readonly phase: string
}

export interface Seen {
  readonly page: Pick<PageData, 'pageId' | 'revision' | 'shell' | 'canaries' | 'override'>
  readonly remotes: readonly PageRemote[]
  readonly mounts: readonly MountPoint[]
  readonly marks: readonly HealthMark[]
  readonly events: readonly SeenEvent[]
  /** Versions that the shell shares, by module. */
  readonly modules: Readonly<Record<string, string>>
  readonly path: string
}

/** Facts whose values are of the platform; of all others only the name is told, for they may name a person. */
const plainFacts: readonly string[] = ['remote-failed', 'language-changed']

/** What stands in the panel, and what a person copies: no personal data. (PLT-118) */
export function inspectorReport({ page, remotes, mounts, marks, events, modules, path }: Seen) {
  const { pageId, revision, shell, canaries = [], override } = page
  return {
    trace: traceOf(pageId),
    path: scrubMessage(path.replace(/[?#].*$/, '')),
    shell,
    revision,
    override: override && `${override.name}@${override.version}`,
    canaries: canaries.map(({ name, version }) => `${name}@${version}`),
    drawn: mounts.map((mount) => drawnBy(mount, remotes, marks)),
    modules,
    timeline: marks.map(({ at, name, version, what, took }) => ({
      at: Math.round(at),
      remote: `${name}@${version}`,
      what,
      ...(took === undefined ? {} : { took: Math.round(took) }),
    })),
    events: events.map(({ at, name, detail }) => ({
      at: Math.round(at),
      name,
      ...(plainFacts.includes(name) ? { detail: scrubMessage(JSON.stringify(detail) ?? '') } : {}),
    })),
  }
}
export type InspectorReport = ReturnType<typeof inspectorReport>

function drawnBy({ remote, section, phase }: MountPoint, remotes: readonly PageRemote[], marks: readonly HealthMark[]) {
  const found = remotes.find(({ name }) => name === remote)
  const own = marks.filter(({ name, version }) => name === remote && version === found?.version)
  const last = (what: string) => own.findLast((mark) => mark.what === what)?.took
  const times = ['entry', 'init', 'mount'].flatMap((what) => {
    const took = last(what)
    return took === undefined ? [] : [[what, Math.round(took)] as const]
  })
  return {
    remote,
    section,
    phase,
    version: found?.version,
    owner: found?.owner,
    kit: found?.kit?.script.split('/').at(-1),
    milliseconds: Object.fromEntries(times),
    /** As the page has reported it: openings, and the reason of its error. */
    opened: own.filter(({ what }) => what === 'opened').length,
    failed: own.flatMap(({ what, took }) => (took === undefined && what !== 'opened' ? [what] : [])),
  }
}
