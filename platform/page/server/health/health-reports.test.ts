import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from '@jest/globals'
import type { HealthMinute, HealthReport, VersionHealth } from '../../../contract/health-report'
import { noHealth } from '../../../contract/health-sums'
import { traceOf } from '../../../contract/page-trace'
import { missingLines } from '../../../delivery/cli/health-figures'
import { promote } from '../../../delivery/store/catalogue/catalogue-changes'
import { changeCatalogue, readCatalogue } from '../../../delivery/store/catalogue/catalogue-store'
import { guardCanaries } from '../../../delivery/store/health/guard-canaries'
import {
  healthSince,
  keepMinute,
  type MissingOperation,
  minuteOf,
  recentHealth,
  recentMissing,
} from '../../../delivery/store/health/health-minutes'
import { healthSteps } from '../../../delivery/store/health/health-steps'
import { openStore } from '../../../delivery/store/open-store'
import type { Store } from '../../../delivery/store/store'
import { builtFixture } from '../../../delivery/testing/built-fixture'
import { waitUntil } from '../../../testing/wait-until'
import { startDocumentServer } from '../testing/page-client'
import { pageIdFrom } from '../testing/page-id-from'
import { servedFolder } from '../testing/served-folder'

const { folder, env: served } = servedFolder()
let made = 0
let address = ''
let store: Store

beforeEach(async () => {
  address = path.join(folder, `store-${++made}`)
  store = await openStore(address)
  const nima = { who: 'nima', verb: 'test' }
  const bank = (version: string) => builtFixture('bank', { version })
  await changeCatalogue(store, {}, (now) => promote(now, { built: bank('1.0.0'), base: 'https://cdn.example' }), nima)
  await changeCatalogue(store, {}, (now) => promote(now, { built: bank('1.1.0') }), nima)
  await changeCatalogue(store, {}, (now) => promote(now, { built: bank('1.2.0'), rule: { percent: 10 } }), nima)
})

const stores = () => `store:${address}`
const proxied = { SARV_TRUSTED_PROXIES: 'loopback', SARV_PAGE_KEY: 'one key for both servers of this test' }

async function openServer(location = stores(), more: NodeJS.ProcessEnv = proxied) {
  const { origin, logged, close } = await startDocumentServer({ ...served, SARV_CATALOGUE: location, ...more })
  const post = async (
    body: unknown,
    { canary, page = pageIdFrom(origin, canary), site = 'same-origin', from = '192.0.2.1' }: Posted = {},
  ) =>
    fetch(`${origin}/health-reports`, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': site, 'X-Forwarded-For': from, 'Sarv-Page': await page },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { origin, logged, close, post }
}

/** Who posts: a page just opened, unless another is named, behind the address of a customer. */
interface Posted {
  /** What the page was made with, as the cookie names it. */
  readonly canary?: string
  readonly page?: string | Promise<string>
  readonly site?: string
  readonly from?: string
}

const told = (version: string, more: Partial<VersionHealth> = {}): VersionHealth => ({
  ...noHealth({ name: 'bank', version, owner: 'somebody else' }),
  ...more,
})
const report = (...remotes: VersionHealth[]): HealthReport => ({ remotes })
const canary = 'bank@1.2.0'

/** What was written when there was time to write it. */
async function written(expected: number): Promise<VersionHealth[]> {
  let health: VersionHealth[] = []
  await waitUntil(async () => {
    health = await recentHealth(store, Date.now())
    return health.reduce((sum, { opened }) => sum + opened, 0) >= expected
  })
  return health
}

test.each<[string, number, unknown, Posted]>([
  ['a page of ours tells', 204, report(told('1.1.0')), {}],
  ['there is nothing to tell', 204, report(), {}],
  ['another site tells', 403, report(told('1.1.0')), { site: 'cross-site' }],
  ['nobody says who tells', 403, report(told('1.1.0')), { site: '' }],
  ['no page tells', 403, report(told('1.1.0')), { page: '' }],
  ['it is not JSON', 400, '<report>', {}],
  ['it is no report', 400, { remotes: 1 }, {}],
  ['a count is below nothing', 400, report(told('1.1.0', { opened: -1 })), {}],
  ['it is too long', 413, `${JSON.stringify(report())}${' '.repeat(64_000)}`, {}],
])('client health: when %s the answer is %i', async (_, status, body, posted) => {
  const { post } = await openServer()
  expect((await post(body, posted)).status).toBe(status)
})

test('client health: nothing is read from there', async () => {
  const { origin } = await openServer()
  expect((await fetch(`${origin}/health-reports`)).status).toBe(405)
})

test('client health: a report without a page of ours changes no count, an honest one beside it does', async () => {
  const server = await openServer()
  const forger = await openServer(stores(), { SARV_PAGE_KEY: 'the key of another installation altogether' })
  const forged = await pageIdFrom(forger.origin)
  for (const page of ['', 'x', forged])
    expect((await server.post(report(told('1.2.0', { opened: 5, failed: { timeout: 1 } })), { page })).status).toBe(403)
  expect((await server.post(report(told('1.2.0', { opened: 1 })), { canary })).status).toBe(204)
  await server.close()
  expect(await written(1)).toEqual([{ ...told('1.2.0', { opened: 1 }), owner: 'bank-team' }])
})

test('client health: a page that one server made is taken by the other, and counts there within its bounds', async () => {
  const [one, other] = await Promise.all([openServer(), openServer()])
  const page = await pageIdFrom(one.origin, canary)
  const much = report(told('1.2.0', { opened: 4_000, failed: { integrity: 9_000 }, crashed: 10_000 }))
  for (const { post } of [other, other, other]) expect((await post(much, { page })).status).toBe(204)
  await other.close()
  expect(await written(1)).toMatchObject([{ opened: 10, failed: { integrity: 1 }, crashed: 0 }])
})

test('client health: one sender stops no canary and hides none, with as many pages and addresses as it likes', async () => {
  const env = { ...proxied, SARV_TRUSTED_PROXIES: '' }
  const [one, other] = await Promise.all([openServer(stores(), env), openServer(stores(), env)])
  for (let sent = 0; sent < 40; sent++) {
    const { post, origin } = sent % 2 ? one : other
    const from = `198.51.100.${sent}`
    await post(report(told('1.2.0', { failed: { integrity: 100 } })), { page: await pageIdFrom(origin, canary), from })
    await post(report(told('1.1.0', { opened: 10_000 })), { page: await pageIdFrom(origin), from })
  }
  await Promise.all([one.close(), other.close()])
  await written(40)
  const honest = { minute: minuteOf(Date.now()), server: 'honest' }
  await keepMinute(store, { ...honest, remotes: [told('1.1.0', { opened: 1_000 }), told('1.2.0', { opened: 16 })] })
  const health = await recentHealth(store, Date.now())
  expect(health.find(({ version }) => version === '1.2.0')).toMatchObject({ opened: 16, failed: { integrity: 4 } })
  expect(health.find(({ version }) => version === '1.1.0')).toMatchObject({ opened: 1_040 })
  expect((await guardCanaries({ store, keys: {}, who: 'guard' })).stopped).toEqual([])
})

test.each<[string, string, (place: number) => string]>([
  ['ten addresses whose pages were made without the canary', '', (place) => `192.0.2.${place}`],
  ['ten networks of one /48 whose pages were made with it', canary, (place) => `2001:db8:1:${place}::1`],
  ['ten networks of one /48 whose pages were made without', '', (place) => `2001:db8:1:${place}::1`],
])('T23 client health: %s do not stop it', async (_, made, addressAt) => {
  const { post, close } = await openServer()
  for (let place = 0; place < 10; place++)
    for (let page = 0; page < 2; page++)
      await post(report(told('1.2.0', { failed: { integrity: 1 } })), { canary: made, from: addressAt(place) })
  for (let page = 0; page < 30; page++)
    await post(report(told('1.1.0', { opened: 10 })), { from: `198.51.100.${page}` })
  await close()
  await written(300)
  expect((await guardCanaries({ store, keys: {}, who: 'guard' })).stopped).toEqual([])
})

test('T23 client health: a page speaks of the versions that it could run, and of a canary also after its promotion', async () => {
  const [without, made] = await Promise.all([openServer(), openServer()])
  const all = report(told('1.0.0', { opened: 1 }), told('1.1.0', { opened: 1 }), told('1.2.0', { opened: 1 }))
  const page = await pageIdFrom(made.origin, canary)
  await without.post(all)
  await made.post(all, { page })
  await Promise.all([without.close(), made.close()])
  const openings = async () => (await written(3)).map(({ version, opened }) => [version, opened])
  expect((await openings()).sort()).toEqual([
    ['1.0.0', 1],
    ['1.1.0', 1],
    ['1.2.0', 1],
  ])
  const built = builtFixture('bank', { version: '1.2.0' })
  await changeCatalogue(store, {}, (now) => promote(now, { built }), { who: 'nima', verb: 'test' })
  const after = await openServer()
  await after.post(all, { page })
  await after.close()
  await written(4)
  expect((await openings()).sort()).toEqual([
    ['1.0.0', 1],
    ['1.1.0', 1],
    ['1.2.0', 2],
  ])
})

test('client health: reports of several servers are summed when they end, known versions only', async () => {
  const [one, other] = await Promise.all([openServer(), openServer()])
  await one.post(report(told('1.0.0', { opened: 1 }), told('1.1.0', { opened: 2 }), told('9.9.9', { opened: 100 })))
  await one.post(report(told('1.1.0', { opened: 3, failed: { timeout: 1 } })))
  await other.post(report(told('1.2.0', { opened: 4 }), { ...told('1.1.0', { opened: 100 }), name: 'none' }), {
    canary,
  })
  await Promise.all([one.close(), other.close()])
  const health = await written(10)
  expect(health.map(({ version, owner, opened }) => ({ version, owner, opened }))).toEqual(
    expect.arrayContaining([
      { version: '1.0.0', owner: 'bank-team', opened: 1 },
      { version: '1.1.0', owner: 'bank-team', opened: 5 },
      { version: '1.2.0', owner: 'bank-team', opened: 4 },
    ]),
  )
  expect(health).toHaveLength(3)
})

test('HST-071 client health: an operation that the API lacks counts once for a page, over servers and minutes', async () => {
  const [one, other] = await Promise.all([openServer(), openServer()])
  const page = await pageIdFrom(one.origin)
  const lacks = (...missing: string[]) => ({ remotes: [], missing })
  for (const { post } of [one, one]) await post(lacks('GET /note/api/v1/notes/'), { page })
  await other.post(lacks('GET /note/api/v1/notes/', 'POST /note/api/v1/notes/'))
  expect((await other.post(lacks('GET /note/?of=somebody'))).status).toBe(400)
  await Promise.all([one.close(), other.close()])
  let missing: MissingOperation[] = []
  await waitUntil(async () => {
    missing = await recentMissing(store, Date.now())
    return missing.reduce((sum, { pages }) => sum + pages, 0) >= 3
  })
  expect(missing).toEqual([
    { operation: 'GET /note/api/v1/notes/', pages: 2 },
    { operation: 'POST /note/api/v1/notes/', pages: 1 },
  ])
  expect(missingLines(missing)).toEqual([
    '',
    'missing in the API, last hour  pages',
    'GET /note/api/v1/notes/        2',
    'POST /note/api/v1/notes/       1',
  ])
})

test('client health: with a catalogue in a file reports are taken, and nothing is written', async () => {
  const file = path.join(folder, 'catalogue.json')
  writeFileSync(file, JSON.stringify((await readCatalogue(store, {})).catalogue))
  const server = await openServer(file)
  expect((await server.post(report(told('1.1.0', { opened: 1 })))).status).toBe(204)
  await server.close()
  expect(await recentHealth(store, Date.now())).toEqual([])
})

test('client health: pages report a failing canary, the guard stops it, the next page leaves it', async () => {
  const { post, close } = await openServer()
  for (let page = 0; page < 30; page++) {
    const posted = { from: `192.0.2.${page}` }
    await post(report(told('1.1.0', { opened: 10 })), posted)
    const tried = told('1.2.0', page % 3 === 0 ? { opened: 1 } : { failed: { integrity: 1 } })
    await post(report(tried), { ...posted, canary })
  }
  await close()
  await written(310)
  const why = '20 of 30 tries failed (66.7 %), of the stable version 0 of 300 (0.0 %)'
  expect((await guardCanaries({ store, keys: {}, who: 'guard' })).stopped).toEqual([
    { name: 'bank', version: '1.2.0', why, revision: 4 },
  ])
  const next = await openServer()
  const versions = await fetch(`${next.origin}/versions`, { headers: { Cookie: 'sarv-canary=bank@1.2.0' } })
  expect(await versions.json()).toEqual({
    revision: 4,
    remotes: [{ name: 'bank', version: '1.1.0', killed: false, withdrawn: ['1.2.0'] }],
  })
})

test('PLT-114 client health: what a remote threw is scrubbed at the server too, once a page, and stands in log and store with the trace', async () => {
  const { post, close, origin, logged } = await openServer()
  const page = await pageIdFrom(origin)
  const thrown = {
    name: 'bank',
    version: '1.1.0',
    reason: 'later',
    message: 'no card 6037991122334455 of sara@example.ir',
  }
  const told = {
    remotes: [noHealth({ name: 'bank', version: '1.1.0', owner: '' })].map((one) => ({ ...one, crashed: 1 })),
  }
  expect((await post({ ...told, thrown: [thrown] }, { page })).status).toBe(204)
  await post({ remotes: [], thrown: [{ ...thrown, message: 'another' }] }, { page })
  await post({ remotes: [], thrown: [{ ...thrown, version: '9.9.9' }] })
  expect((await post({ remotes: [], thrown: [{ ...thrown, message: 'x'.repeat(201) }] })).status).toBe(400)
  await close()
  const trace = traceOf(page)
  expect(logged).toEqual([`bank@1.1.0 threw in page ${trace}: no card <number> of <e-mail>`])
  let parts: HealthMinute[] = []
  await waitUntil(async () => {
    parts = await healthSince(store, healthSteps.hours, Date.now() - 60_000)
    return parts.length > 0
  })
  const failures = parts[0]?.failures?.map(({ first: _, last: __, ...rest }) => rest)
  const failure = { name: 'bank', version: '1.1.0', reason: 'later', count: 1, trace }
  expect(failures).toEqual([failure, { ...failure, message: 'no card <number> of <e-mail>' }])
})
