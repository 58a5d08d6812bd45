import type { HostVersion } from '../../../contract/catalogued-shell'
import type { BuiltRemote } from '../../../contract/manifest'
import { fits } from '../../gate/shared-versions'
import type { SharedModule, SharedModules } from '../contract'

const contract = '@sarv/shared/platform'
/** Remotes that are named beside a range; the others are counted. */
const named = 60

/** Who accepts which version of what the shell shares: the contract first, then the modules by name. */
export function toSharedModules(hosts: readonly HostVersion[], remotes: readonly BuiltRemote[]): SharedModules {
  const accepted = new Map<string, Map<string, string[]>>()
  for (const { name, requires, shared } of remotes) {
    for (const [module, range] of Object.entries({ ...shared, [contract]: requires.platform })) {
      const ranges = accepted.get(module) ?? new Map<string, string[]>()
      const of = ranges.get(range) ?? []
      of.push(name)
      accepted.set(module, ranges.set(range, of))
    }
  }
  const modules = [...accepted].map(([name, ranges]): SharedModule => {
    const provided = hosts.map((host) => host.provided[name])
    return {
      name,
      provided,
      ranges: [...ranges]
        .map(([range, of]) => ({
          range,
          count: of.length,
          fits: provided.every((one) => fits(one, range)),
          remotes: of.sort().slice(0, named),
        }))
        .sort((a, b) => b.count - a.count || a.range.localeCompare(b.range)),
    }
  })
  const place = ({ name }: SharedModule) => (name === contract ? '' : name)
  return {
    hosts: hosts.map(({ version }) => version),
    modules: modules.sort((a, b) => place(a).localeCompare(place(b))),
  }
}
