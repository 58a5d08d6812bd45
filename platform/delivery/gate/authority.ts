import { grownAuthority } from '../../contract/authority'
import { ungrantedOrigins } from '../../contract/connected-origins'
import type { BuiltRemote } from '../../contract/manifest'
import { toOperation } from '../../contract/operation-digest'
import type { ErrorDetail } from '../errors/sarv-error'
import { stableBuild } from '../store/catalogue/catalogue-changes'
import { tellsOperations } from '../webpack/authority/entry-line'
import type { Candidate, Files, Rule } from './candidate'

type OwnFiles = { readonly built: BuiltRemote; readonly files: Files }

/** Gate rule: the entry tells the shell what the description lists, and pages ask ahead only for what the remote may call. */
export const listedAuthority: Rule<OwnFiles> = {
  name: 'authority',
  skip: ({ built }) => (built.authority ? undefined : 'built before 1.6.0, it may call every operation'),
  find: (version) => [...entryErrors(version), ...readErrors(version.built)],
}

function entryErrors({ built, files }: OwnFiles): ErrorDetail[] {
  const entry = files.get(built.entry)?.toString()
  if (entry === undefined || tellsOperations(entry, built.authority?.operations)) return []
  return [{ code: 'SARV-410', detail: `${built.entry} tells the shell of other operations than platform.json.` }]
}

function readErrors({ routes, authority }: BuiltRemote): ErrorDetail[] {
  if (!authority) return []
  const shapes = authority.operations.map((one) => new RegExp(`^${one.replaceAll(/:\w+/g, '[^/]+')}$`))
  return routes.flatMap(({ path, reads = [] }) =>
    reads
      .filter((read) => !shapes.some((shape) => shape.test(toOperation({ method: 'GET', path: read }))))
      .map((read) => ({ code: 'SARV-226' as const, detail: `${path} reads GET ${read}` })),
  )
}

/** Gate rule: what the version may do that the running one may not is shown; the platform's owner agrees when it is promoted. */
export const comparedAuthority: Rule<Candidate> = {
  name: 'authority against what runs',
  find: () => [],
  note: ({ built, catalogue }) => {
    const grown = grownAuthority(built, stableBuild(catalogue, built.name))
    const known = catalogue.remotes.find(({ current }) => current.name === built.name)
    return [
      ...grown.map((line) => `+ ${line}`),
      ...(grown.length > 0 ? ['to all people only by `promote --agree-authority`'] : []),
      ...(ungrantedOrigins(built, known).length > 0
        ? ['to a canary too, because of what it calls beside the API']
        : []),
    ]
  },
}
