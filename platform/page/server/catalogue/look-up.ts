import { addressOf } from '../../../contract/catalogue'
import { connectedOrigins } from '../../../contract/connected-origins'
import { type FoundRemotes, type LookUpKind, lookUpKinds, maxLookUps } from '../../../contract/page-data'
import { requestTarget } from '../../../delivery/http/request-target'
import { memoized } from '../document/bounded-cache'
import { toPageRemote } from '../document/to-page-data'
import type { HostFiles } from '../files/host-files'
import { guestsOf } from './carried-remotes'
import { requestedRemote } from './requested-remote'
import type { ServedCatalogue, ServedRemote } from './served-catalogue'

/** Where remotes are looked up. */
interface Deployed {
  readonly catalogue: ServedCatalogue
  readonly files: Pick<HostFiles, 'provided' | 'kit' | 'shell'>
}

type LookUp = readonly [kind: LookUpKind, value: string]

/** What a request looks up: `/remotes?at=/notes/7&intent=NOTES&slot=desk/home`; undefined for too much, or what is nothing of this. */
export function lookUpsIn(target: string): readonly LookUp[] | undefined {
  const all = [...new URLSearchParams(target.split('?', 2)[1] ?? '')]
  const lookUps = all.filter((one): one is [LookUpKind, string] => lookUpKinds.some((kind) => kind === one[0]))
  return all.length > 0 && all.length <= maxLookUps && lookUps.length === all.length ? lookUps : undefined
}

/** Describes the remotes that are looked up, each once, with the hashes of what it may run. */
export function findRemotes(deployed: Deployed, lookUps: readonly LookUp[]): FoundRemotes['remotes'] {
  const { catalogue, files } = deployed
  const found = new Set(lookUps.flatMap(([kind, value]) => finders[kind](deployed, value)))
  return [...found].map((remote) => {
    const described = toPageRemote(remote, catalogue, files.provided, [files.kit])
    // The page fetches no file of a remote that this host refuses, and none could run.
    if (described.refused) return { ...described, files: {} }
    const connects = connectedOrigins(remote).length > 0
    return { ...described, files: filesOf(remote), ...(connects ? { connects } : {}) }
  })
}

const finders: Readonly<Record<LookUpKind, (deployed: Deployed, value: string) => readonly ServedRemote[]>> = {
  at(deployed, value) {
    const { pathname } = requestTarget(value) ?? {}
    const remote = pathname === undefined ? undefined : requestedRemote(deployed, pathname)
    return remote ? [remote] : []
  },
  intent: ({ catalogue }, value) => withIntent(catalogue.remotes).get(value) ?? [],
  slot: ({ catalogue }, value) => guestsOf(catalogue.remotes).get(value) ?? [],
}

const withIntent = memoized((remotes: readonly ServedRemote[]): ReadonlyMap<string, readonly ServedRemote[]> => {
  const offered = remotes.flatMap((remote) =>
    Object.keys(remote.current.intents).map((type) => [type, [remote]] as const),
  )
  return new Map(offered)
})

function filesOf(remote: ServedRemote): Record<string, string> {
  const files = remote.current.files.filter(({ path }) => /\.(?:js|css)$/.test(path))
  return Object.fromEntries(files.map(({ path, integrity }) => [addressOf(remote, path), integrity]))
}
