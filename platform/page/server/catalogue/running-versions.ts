import type { RunningVersions } from '../../../contract/running-versions'
import type { ServedCatalogue } from './served-catalogue'

/** Builds the response to a page that polls which versions may run. */
export function toRunningVersions({ revision, remotes }: ServedCatalogue): RunningVersions {
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
