import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { callWith } from '../../cli/call-with'
import { diff } from '../../cli/commands/diff'
import { SarvError } from '../../errors/sarv-error'
import { runningHosts } from '../../store/versions/host-versions'
import { auditFilter, change, healthRangeNames, permissionOf, remoteStates, versionComparison } from '../contract'
import { auditPageOf, startOf } from './audit-page'
import type { ConsoleSetup } from './console-setup'
import { failureOf } from './failure'
import { healthSeriesOf } from './health-series'
import { lockRoutes } from './lock-routes'
import { performChange } from './perform-change'
import { allow, mayDo } from './permitted'
import { remoteDetailOf } from './remote-detail'
import { remoteListPage } from './remote-list'
import { toSharedModules } from './shared-modules'
import { createSnapshots } from './snapshot'
import { valid } from './valid'

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
const healthQuery = z.object({ range: z._default(z.enum(healthRangeNames), 'hour') })
const auditQuery = z.extend(auditFilter, { from: z.optional(z.string()) })

/** Routes of the console's API, most with an import of their own; each answers what the contract says. */
export async function consoleRoutes(app: FastifyInstance, setup: ConsoleSetup): Promise<void> {
  const { store } = setup
  const snapshots = createSnapshots(setup)
  app.setErrorHandler((error, _request, reply) => {
    const failure = failureOf(error)
    if (!failure) throw error
    return reply.code(failure.status).send(failure.body)
  })

  app.get('/remotes', async ({ query, who, subject }) => {
    const { head, rows } = await snapshots.read()
    const { results, ...rest } = remoteListPage(rows, valid(listQuery, query))
    const mayLockAll = mayDo(setup, subject, { name: 'all' }).includes('lock')
    return {
      head: { ...head, who, isSignedIn: subject !== undefined, mayLockAll },
      results: results.map((row) => ({ ...row, may: mayDo(setup, subject, row) })),
      ...rest,
    }
  })
  app.get<OfRemote>(remotePath, async ({ params, subject }) => {
    const { row, ...rest } = await remoteDetailOf(setup, snapshots, params.remote)
    return { row: row && { ...row, may: mayDo(setup, subject, row) }, ...rest }
  })
  app.get<OfRemote>(`${remotePath}/health`, ({ params, query }) => {
    const { range } = valid(healthQuery, query)
    return healthSeriesOf(store, params.remote, range, Date.now())
  })
  app.get<OfRemote>(`${remotePath}/diff`, async ({ params, query, who }) => {
    const { version } = valid(versionQuery, query)
    const { data } = await diff.run(callWith(setup, { who, verb: 'diff' }, [`${params.remote}@${version}`]))
    return z.parse(versionComparison, data)
  })
  app.get('/audit', async ({ query }) => {
    const { from, ...filter } = valid(auditQuery, query)
    const { revision, writeId } = (await snapshots.read()).catalogue
    const start = from === undefined ? writeId && { revision, writeId } : startOf(from)
    if (start) return auditPageOf(store, start, filter)
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
  app.register(lockRoutes, { setup, changed: snapshots.forget })
  app.post<OfRemote>(`${remotePath}/changes`, { bodyLimit }, async ({ params, body, who, subject }) => {
    const wanted = valid(change, body)
    try {
      const isAgreed = wanted.verb === 'promote' && wanted.agreed === true
      const flag = (option: string) => option === 'agree-authority' && isAgreed
      const asked = { args: [params.remote], flag, text: () => undefined }
      if (!wanted.dryRun) await allow(setup, subject, { ...asked, permission: permissionOf(wanted.verb) })
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
