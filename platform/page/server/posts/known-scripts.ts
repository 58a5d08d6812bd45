import type { CataloguedRemote } from '../../../contract/catalogue'
import type { ServedCatalogue } from '../catalogue/served-catalogue'
import { memoized } from '../document/bounded-cache'
import { tokenWorkerPath } from '../files/token-worker-route'
import type { Installation } from '../installation'

/** Whether an address, without its query, is that of a script that pages may load. */
export type IsKnownScript = (address: string) => Promise<boolean>

/**
 * The inventory (`sarv inventory`) as a document server has it: scripts of the versions that the catalogue names, the ones
 * before too, whose tabs may be open, and of the shells that are loaded here.
 */
export function knownScripts({ settings: { self }, catalogue, shells }: Installation): IsKnownScript {
  return async (address) =>
    [...shells.all().flatMap(({ files }) => files.scripts.map(({ url }) => url)), '/sw.js', tokenWorkerPath].some(
      (path) => address === self + path,
    ) || remoteScripts(await catalogue.current()).has(address)
}

const remoteScripts = memoized(
  ({ remotes }: ServedCatalogue): ReadonlySet<string> => new Set(remotes.flatMap(scriptsOf)),
)

function scriptsOf({ base, current, canary, previous, previousBase = base }: CataloguedRemote): string[] {
  const versions = [
    { base, built: current },
    ...(previous ? [{ base: previousBase, built: previous }] : []),
    ...(canary ? [{ base: canary.base ?? base, built: canary.built }] : []),
  ]
  return versions.flatMap(({ base, built: { version, files } }) =>
    files.filter(({ path }) => /\.m?js$/.test(path)).map(({ path }) => `${base}/${version}/${path}`),
  )
}
