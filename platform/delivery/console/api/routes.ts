import type { FastifyInstance } from 'fastify'
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
import { createSnapshots } from './snapshot'

/** Characters of a change at most. */
const bodyLimit = 8_000

const remotePath = '/remotes/:remote(^[a-z][a-z0-9_]{0,39}$)'

interface OfRemote {
  Params: { readonly remote: string }
}

const listQuery = z.object({
  search: z._default(z.string().check(z.maxLength(100)), ''),
  state: z._default(z.enum(remoteStates), 'all'),
  offset: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
})
const versionQuery = z.object({ version: z.string().check(z.maxLength(64)) })
const auditQuery = z.object({ from: z.optional(z.string()), remote: z.optional(z.string()) })

/** Routes of the console's API; each answers what the contract says. */
export async function consoleRoutes(app: FastifyInstance, setup: ConsoleSetup): Promise<void> {
  const { store, keys, env } = setup
  const snapshots = createSnapshots(setup)
  app.setErrorHandler((error, _request, reply) => {
    const failure = failureOf(error)
    if (!failure) throw error
    return reply.code(failure.status).send(failure.body)
  })

  app.get('/remotes', async ({ query, who }) => {
    const { head, rows } = await snapshots.read()
    return { head: { ...head, who }, ...remoteListPage(rows, valid(listQuery, query)) }
  })
  app.get<OfRemote>(remotePath, ({ params }) => remoteDetailOf(setup, snapshots, params.remote))
  app.get<OfRemote>(`${remotePath}/health`, ({ params }) => healthSeriesOf(store, params.remote, Date.now()))
  app.get<OfRemote>(`${remotePath}/diff`, async ({ params, query, who }) => {
    const { version } = valid(versionQuery, query)
    const context = { store: async () => store, keys: () => keys, author: { who, verb: 'diff' }, env }
    const { data } = await diff.run({
      args: [`${params.remote}@${version}`],
      text: () => undefined,
      flag: () => false,
      context: { ...context, progress: () => undefined },
    })
    return z.parse(versionComparison, data)
  })
  app.get('/audit', async ({ query }) => {
    const { from, remote } = valid(auditQuery, query)
    const { revision, writeId } = (await snapshots.read()).catalogue
    const start = from === undefined ? writeId && { revision, writeId } : startOf(from)
    if (start) return auditPageOf(store, start, remote)
    if (from !== undefined) throw new SarvError('SARV-102', `"${from.slice(0, 80)}" names no revision.`)
    return { results: [] }
  })
  app.get('/shared', async () => {
    const { catalogue } = await snapshots.read()
    const hosts = await runningHosts(store, catalogue).catch((error: unknown) => {
      if (error instanceof SarvError && error.code === 'SARV-504') return []
      throw error
    })
    return toSharedModules(
      hosts,
      catalogue.remotes.map(({ current }) => current),
    )
  })
  app.post<OfRemote>(`${remotePath}/changes`, { bodyLimit }, async ({ params, body, who }) => {
    const wanted = valid(change, body)
    try {
      return await performChange(setup, params.remote, wanted, who)
    } catch (error) {
      const failure = wanted.dryRun ? failureOf(error) : undefined
      if (!failure) throw error
      return { what: [], ...failure.body }
    } finally {
      // Also after a conflict: another person has changed it.
      snapshots.forget()
    }
  })
}

/** @throws SarvError when a value is not as the contract says */
function valid<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const [first] = read.error.issues
  throw new SarvError('SARV-102', `${first?.path.join('.') || 'The body'}: ${first?.message ?? 'it is not valid'}`)
}
