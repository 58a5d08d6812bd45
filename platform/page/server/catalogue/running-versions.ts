import { deliveredIn } from '../../../contract/catalogue'
import type { RunningVersions } from '../../../contract/running-versions'
import type { ServedCatalogue } from './served-catalogue'

/** Versions that a page runs, by the remote's name. */
type AskedVersions = ReadonlyMap<string, string>

/** Those of the request's parameters: `/versions?notes=1.2.0-ab12cd34&desk=1.0.0`. */
export function askedVersions(target: string): AskedVersions {
  return new Map(new URLSearchParams(target.split('?', 2)[1] ?? ''))
}

/**
 * Builds the response to a page that polls which versions may run.
 * @param asked what the page runs; nothing is said of other remotes and withdrawn versions, so that its size does not
 * depend on how many there are. Without any, of all: pages of former shells ask so.
 */
export function toRunningVersions(catalogue: ServedCatalogue, asked: AskedVersions): RunningVersions {
  const isAsked = asked.size > 0
  const wanted = isAsked ? deliveredIn(catalogue).filter(({ current }) => asked.has(current.name)) : catalogue.remotes
  return {
    revision: catalogue.revision,
    remotes: wanted.map(({ current: { name, version }, killed, withdrawn = [] }) => ({
      name,
      version,
      killed: killed !== undefined,
      withdrawn: isAsked ? withdrawn.filter((one) => one === asked.get(name)) : withdrawn,
    })),
  }
}
