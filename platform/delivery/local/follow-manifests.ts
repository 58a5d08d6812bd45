import path from 'node:path'
import type { Fault } from '../development/fault'
import { onChange } from '../development/on-change'
import { developmentCatalogue, manifestFault, writeCatalogue } from '../store/catalogue/local-catalogue'

/** A remote that is served from its sources. */
interface DevelopedRemote {
  readonly folder: string
  readonly base: string
}

/**
 * Watcher of manifests: writes the catalogue of `pnpm dev` now, and again whenever a `remote.json` is saved, so that a
 * new route needs no restart. One that cannot be used is a fault and leaves the catalogue as it was.
 * @returns ends it
 */
export function followManifests(
  remotes: readonly DevelopedRemote[],
  catalogue: string,
  onRead: (faults: Fault[]) => void,
): () => void {
  const read = () => {
    const faults = manifestFaults(remotes)
    if (faults.length === 0) writeCatalogue(catalogue, developmentCatalogue(remotes))
    onRead(faults)
  }
  read()
  const ends = remotes.map(({ folder }) => onChange(folder, ['remote.json'], read))
  return () => {
    for (const end of ends) end()
  }
}

/** What keeps the manifests from being one catalogue. */
function manifestFaults(remotes: readonly DevelopedRemote[]): Fault[] {
  const unreadable = remotes.flatMap(({ folder }): Fault[] => {
    const message = manifestFault(folder)
    return message === undefined ? [] : [{ kind: 'manifest', file: `${path.basename(folder)}/remote.json`, message }]
  })
  if (unreadable.length > 0) return unreadable
  try {
    developmentCatalogue(remotes)
    return []
  } catch (error) {
    return [{ kind: 'manifest', file: 'remote.json', message: error instanceof Error ? error.message : String(error) }]
  }
}
