import * as z from 'zod/mini'
import { diff } from '../../cli/commands/diff'
import { SarvError } from '../../errors/sarv-error'
import { runningHosts } from '../../store/versions/host-versions'
import { change, remoteStates, versionComparison } from '../contract'
import { auditPageOf, startOf } from './audit-page'
import type { ConsoleSetup } from './console-setup'
import { failureOf } from './failure'
import { healthSeriesOf } from './health-series'
import { performChange } from './perform-change'
import { remoteDetailOf } from './remote-detail'
import { remoteListPage } from './remote-list'
import { toSharedModules } from './shared-modules'
import type { Snapshots } from './snapshot'

/** A request of the API once it was let in. */
export interface ApiRequest {
  readonly query: URLSearchParams
  /** The parts of the path that the route's pattern names. */
  readonly names: Readonly<Record<string, string | undefined>>
  /** What was posted, as parsed JSON. */
  readonly body?: unknown
  readonly who: string
}

interface Route {
  readonly method: 'GET' | 'POST'
  readonly path: RegExp
  readonly answer: (request: ApiRequest) => Promise<unknown>
}

const remote = '(?<remote>[a-z][a-z0-9_]{0,39})'

const listQuery = z.object({
  search: z._default(z.string().check(z.maxLength(100)), ''),
  state: z._default(z.enum(remoteStates), 'all'),
  offset: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
})
const versionQuery = z.object({ version: z.string().check(z.maxLength(64)) })

/** Routes of the console's API; each answers what the contract says. */
export function consoleRoutes(setup: ConsoleSetup, snapshots: Snapshots): readonly Route[] {
  const { store, keys, env } = setup
  return [
    {
      method: 'GET',
      path: /^\/api\/remotes$/,
      async answer({ query, who }) {
        const { head, rows } = await snapshots.read()
        return { head: { ...head, who }, ...remoteListPage(rows, valid(listQuery, Object.fromEntries(query))) }
      },
    },
    {
      method: 'GET',
      path: new RegExp(`^/api/remotes/${remote}$`),
      answer: ({ names }) => remoteDetailOf(setup, snapshots, names.remote ?? ''),
    },
    {
      method: 'GET',
      path: new RegExp(`^/api/remotes/${remote}/health$`),
      answer: ({ names }) => healthSeriesOf(store, names.remote ?? '', Date.now()),
    },
    {
      method: 'GET',
      path: new RegExp(`^/api/remotes/${remote}/diff$`),
      async answer({ names, query, who }) {
        const { version } = valid(versionQuery, Object.fromEntries(query))
        const context = { store: async () => store, keys: () => keys, author: { who, verb: 'diff' }, env }
        const { data } = await diff.run({
          args: [`${names.remote}@${version}`],
          text: () => undefined,
          flag: () => false,
          context: { ...context, progress: () => undefined },
        })
        return z.parse(versionComparison, data)
      },
    },
    {
      method: 'GET',
      path: /^\/api\/audit$/,
      async answer({ query }) {
        const from = query.get('from')
        const { revision, writeId } = (await snapshots.read()).catalogue
        const start = from === null ? writeId && { revision, writeId } : startOf(from)
        if (!start) {
          if (from !== null) throw new SarvError('SARV-102', `"${from.slice(0, 80)}" names no revision.`)
          return { results: [] }
        }
        return auditPageOf(store, start, query.get('remote') ?? undefined)
      },
    },
    {
      method: 'GET',
      path: /^\/api\/shared$/,
      async answer() {
        const { catalogue } = await snapshots.read()
        const hosts = await runningHosts(store).catch((error: unknown) => {
          if (error instanceof SarvError && error.code === 'SARV-504') return []
          throw error
        })
        return toSharedModules(
          hosts,
          catalogue.remotes.map(({ current }) => current),
        )
      },
    },
    {
      method: 'POST',
      path: new RegExp(`^/api/remotes/${remote}/changes$`),
      async answer({ names, body, who }) {
        const wanted = valid(change, body)
        try {
          return await performChange(setup, names.remote ?? '', wanted, who)
        } catch (error) {
          const failure = wanted.dryRun ? failureOf(error) : undefined
          if (!failure) throw error
          return { what: [], ...failure.body }
        } finally {
          // Also after a conflict: another person has changed it.
          snapshots.forget()
        }
      },
    },
  ]
}

/** @throws SarvError when a value is not as the contract says */
function valid<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const [first] = read.error.issues
  throw new SarvError('SARV-102', `${first?.path.join('.') || 'The body'}: ${first?.message ?? 'it is not valid'}`)
}
