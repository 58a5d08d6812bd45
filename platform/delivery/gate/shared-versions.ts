import semver from 'semver'
import type { ErrorDetail } from '../errors/sarv-error'
import { type Candidate, hostName, type Rule } from './candidate'

const contract = '@sarv/shared/platform'

/** The contract that the remote asks for is one that every running host keeps. */
export const contractRange: Rule<Candidate> = {
  name: 'platform contract',
  find: ({ built, hosts }) =>
    hosts.flatMap(({ provided }, at): ErrorDetail[] => {
      const { platform } = built.requires
      const brought = provided[contract]
      if (fits(brought, platform)) return []
      return [
        { code: 'SARV-401', detail: `It requires ${platform}; ${hostName(hosts, at)} keeps ${brought ?? 'none'}.` },
      ]
    }),
}

/** Every shared module resolves to the one copy that the host brings. */
export const sharedVersions: Rule<Candidate> = {
  name: 'shared modules',
  find: ({ built, hosts }) =>
    hosts.flatMap(({ provided }, at) =>
      Object.entries(built.shared)
        .filter(([name, range]) => name !== contract && !fits(provided[name], range))
        .map(([name, range]): ErrorDetail => {
          const brought = provided[name] ?? 'none'
          return { code: 'SARV-402', detail: `${name} ${range}; ${hostName(hosts, at)} brings ${brought}.` }
        }),
    ),
}

/** Remote and host share the bundler's runtime, which is one release's own. */
export const bundlerRelease: Rule<Candidate> = {
  name: 'federation release',
  find: ({ built, hosts }) =>
    hosts.flatMap(({ federation }, at): ErrorDetail[] =>
      federation === built.federation
        ? []
        : [{ code: 'SARV-403', detail: `It is ${built.federation}, that of ${hostName(hosts, at)} ${federation}.` }],
    ),
}

/** Whether a version lies in the range in which a module is accepted. */
export function fits(version: string | undefined, range: string): boolean {
  return version !== undefined && semver.satisfies(version, range, { includePrerelease: true })
}
