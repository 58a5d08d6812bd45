import type { Catalogue } from '@sarv/shared/remote/catalogue'
import type { RunningVersions } from '@sarv/shared/remote/running-versions'

/** Which versions may run, as a page asks at its navigations. */
export function runningOf({ revision, remotes }: Catalogue): RunningVersions {
  return {
    revision,
    remotes: remotes.map(({ current: { name, version }, killed, withdrawn = [] }) => ({
      name,
      version,
      killed: killed !== undefined,
      withdrawn,
    })),
  }
}
