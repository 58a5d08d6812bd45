import { afterAll, expect, test } from '@jest/globals'
import type { Catalogue } from '../../contract/catalogue'
import { bucketOf, noHealth } from '../../contract/health-sums'
import type { BuiltRemote } from '../../contract/manifest'
import { createMonitoring } from '../../monitoring/create-monitoring'
import { temporaryFolder } from '../../testing/temporary-folder'
import { kill, promote, promoteShell } from '../store/catalogue/catalogue-changes'
import { changeCatalogue, readCatalogue } from '../store/catalogue/catalogue-store'
import { folderStore } from '../store/folder-store'
import { keepMinute, minuteOf } from '../store/health/health-minutes'
import type { Store } from '../store/store'
import { announceHost } from '../store/versions/host-versions'
import { builtFixture } from '../testing/built-fixture'
import { hostFixture } from '../testing/host-fixture'
import { publishFixture, publishShellFixture } from '../testing/published-fixture'
import type { AuditPage, RemoteDetail, RemotePage } from './contract'
import { type RunningConsole, type ServeOptions, serveConsole } from './serve-console'

const running: RunningConsole[] = []
afterAll(async () => {
  await Promise.all(running.map((one) => one.close()))
})

const page = { script: '/assets/main.js', styles: [], files: new Map() }

async function publish(store: Store, ...versions: BuiltRemote[]): Promise<void> {
  for (const built of versions) await publishFixture(store, built)
}

/** A store in which all people run pma 1.0.0 and bank 1.0.0; 1.1.0 and 1.2.0 of pma wait. */
async function filledStore(): Promise<Store> {
  const store = folderStore(temporaryFolder())
  const pma = (version: string) => builtFixture('pma', { version, federation: '2.9' })
  await announceHost(store, hostFixture('1.0.0'), 'nima')
  await publish(store, pma('1.0.0'), pma('1.1.0'), pma('1.2.0'))
  const remotes = [pma('1.0.0'), builtFixture('bank')].map((current) => ({
    base: `https://cdn.example/${current.name}`,
    current,
  }))
  await changeCatalogue(store, {}, (before) => ({ ...before, remotes }), { who: 'sara', verb: 'promote' })
  return store
}

async function openConsole(options: Partial<ServeOptions> = {}) {
  const { store = await filledStore() } = options
  const opened = await serveConsole({
    store,
    keys: {},
    env: {},
    page,
    who: 'nima',
    port: 0,
    log: () => undefined,
    ...options,
  })
  running.push(opened)
  const { origin } = opened
  const read = async <Answer>(at: string): Promise<Answer> => (await fetch(`${origin}${at}`)).json() as Promise<Answer>
  const rowOf = async (name: string) => (await read<RemoteDetail>(`/api/remotes/${name}`)).row
  const post = async (name: string, body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${origin}/api/remotes/${name}/changes`, {
      method: 'POST',
      headers: { origin, 'x-sarv-console': '1', ...headers },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return { status: response.status, body: isJson ? JSON.parse(text) : text }
  }
  /** A change with a reason, by who has just seen the row. */
  const send = async (change: object, name = 'pma') => post(name, { tag: (await rowOf(name)).tag, why, ...change })
  return { store, origin, read, rowOf, post, send }
}

const catalogueOf = async (store: Store): Promise<Catalogue> => (await readCatalogue(store, {})).catalogue
const why = 'the receipt is new'
const author = { who: 'sara', verb: 'promote' }
const off = { verb: 'kill', message: { fa: 'بسته', en: 'Closed' } }

test('console: a canary, everyone, a rollback, off and on, each as the command does it and in its audit log', async () => {
  const { read, send } = await openConsole()
  const steps: [object, string[]][] = [
    [{ verb: 'promote', version: '1.1.0', percent: 10, level: 1 }, ['pma: 10 % from level 1 try 1.1.0']],
    [{ verb: 'promote', version: '1.1.0' }, ['pma: everybody runs 1.1.0 instead of 1.0.0']],
    [{ verb: 'rollback' }, ['pma: everybody runs 1.0.0 instead of 1.1.0', 'pma: 1.1.0 is taken back']],
    [off, ['pma: is switched off: Closed']],
    [{ verb: 'revive' }, ['pma: is switched on again']],
  ]
  for (const [change, what] of steps) expect(await send(change)).toEqual({ status: 200, body: { what } })
  const { results } = await read<AuditPage>('/api/audit?remote=pma')
  expect(results.map(({ who, verb, why }) => [who, verb, why])).toEqual([
    ['nima', 'revive', why],
    ['nima', 'kill', why],
    ['nima', 'rollback', why],
    ['nima', 'promote', why],
    ['nima', 'promote', why],
    ['sara', 'promote', undefined],
  ])
  expect(results.at(-1)?.what).toEqual(['pma: comes in with 1.0.0'])
})

test('PLT-078 console: the shell is a row beside the remotes, and is changed like one', async () => {
  const { store, read, rowOf, post, send } = await openConsole()
  const built = await publishShellFixture(store, '1.0.0')
  await publishShellFixture(store, '1.1.0')
  await changeCatalogue(store, {}, (now) => promoteShell(now, { built }), author)
  const { results } = await read<RemotePage>('/api/remotes')
  expect(results.map(({ name, version }) => [name, version])).toContainEqual(['host', '1.0.0-test'])
  const { routes, platform, versions } = await read<RemoteDetail>('/api/remotes/host')
  expect([routes, platform, versions.length]).toEqual([['/profile'], '1.0.0', 2])
  const { tag } = await rowOf('host')
  const canary = { verb: 'promote', version: '1.1.0-test', percent: 10, tag, why }
  expect(await post('host', canary)).toEqual({ status: 200, body: { what: ['host: 10 % try 1.1.0-test'] } })
  // The shell has changed since this author saw it.
  expect(await post('host', { verb: 'rollback', tag, why })).toMatchObject({ status: 409 })
  expect((await send({ verb: 'rollback' }, 'host')).body.what).toContain('host: 1.1.0-test is taken back')
})

test('console: a ramp begins, is paused and resumed, and the row says what its next step waits for', async () => {
  const { rowOf, send } = await openConsole()
  expect(await send({ verb: 'promote', version: '1.1.0', ramp: [1, 10, 100], bakeMinutes: 60 })).toEqual({
    status: 200,
    body: { what: ['pma: 1 % try 1.1.0', 'pma: the ramp of 1.1.0 is 1, 10, 100 %, 60 minutes each'] },
  })
  const plan = { steps: [1, 10, 100], bakeMinutes: 60, next: 10, tries: 0, needed: 20 }
  expect((await rowOf('pma')).canary?.ramp).toMatchObject({ ...plan, state: 'baking' })
  expect(await send({ verb: 'pause' })).toMatchObject({ body: { what: ['pma: the ramp of 1.1.0 is paused'] } })
  expect((await rowOf('pma')).canary?.ramp).toMatchObject({ state: 'paused' })
  expect(await send({ verb: 'resume' })).toMatchObject({ body: { what: ['pma: the ramp of 1.1.0 is resumed'] } })
  expect(await send({ verb: 'resume' })).toMatchObject({ status: 422, body: { errors: [{ code: 'SARV-214' }] } })
})

test('T33 console: who changes what another has changed meanwhile is told by whom, and changes nothing', async () => {
  const { store, rowOf, post, send } = await openConsole()
  const { tag } = await rowOf('pma')
  const built = builtFixture('pma', { version: '1.1.0', federation: '2.9' })
  await changeCatalogue(store, {}, (before) => promote(before, { built }), { who: 'sara', verb: 'promote' })
  const late = await post('pma', { ...off, tag, why })
  expect(late).toMatchObject({ status: 409, body: { errors: [{ code: 'SARV-211' }] } })
  expect(late.body.errors[0].detail).toMatch(
    /^revision 2, by sara at .*: pma: everybody runs 1\.1\.0 instead of 1\.0\.0$/,
  )
  expect(await catalogueOf(store)).toMatchObject({ revision: 2, by: 'sara' })
  expect(await send({ verb: 'rollback' })).toMatchObject({ status: 200 })
})

test('T3 console: a reason of several lines stands in the audit log as one', async () => {
  const { read, send } = await openConsole()
  expect(await send({ ...off, why: 'too slow\n99  FORGED' })).toMatchObject({ status: 200 })
  expect((await read<AuditPage>('/api/audit')).results[0]).toMatchObject({ why: 'too slow 99 FORGED' })
})

test('console: a change of another remote is not a conflict', async () => {
  const { store, rowOf, post } = await openConsole()
  const { tag } = await rowOf('pma')
  await changeCatalogue(store, {}, (before) => kill(before, 'bank', off.message, ''), { who: 'sara', verb: 'kill' })
  expect(await post('pma', { ...off, tag, why })).toMatchObject({ status: 200 })
})

test.each<[string, object, number, string]>([
  ['without a reason', { verb: 'rollback', why: undefined }, 400, 'SARV-102'],
  ['with an empty one', { verb: 'rollback', why: '  ' }, 400, 'SARV-102'],
  ['with one that rules the terminal', { verb: 'rollback', why: 'quiet\u001b[2J' }, 400, 'SARV-102'],
  ['with a message that turns its line', { ...off, message: { fa: 'بسته', en: 'off\u202e' } }, 400, 'SARV-102'],
  ['of another verb', { verb: 'publish' }, 400, 'SARV-102'],
  ['for nobody', { verb: 'promote', version: '1.1.0', percent: 0 }, 400, 'SARV-102'],
  ['by a ramp that falls', { verb: 'promote', version: '1.1.0', ramp: [50, 10, 100] }, 400, 'SARV-102'],
  ['by a ramp of no time', { verb: 'promote', version: '1.1.0', ramp: [1, 100], bakeMinutes: 0 }, 400, 'SARV-102'],
  ['of a ramp that is not there', { verb: 'pause' }, 422, 'SARV-209'],
  ['to an option', { verb: 'promote', version: '--store=/tmp' }, 400, 'SARV-102'],
  ['to a version that is not there', { verb: 'promote', version: '9.0.0' }, 422, 'SARV-202'],
  ['to what runs', { verb: 'promote', version: '1.0.0' }, 422, 'SARV-203'],
  ['back to nothing', { verb: 'rollback' }, 422, 'SARV-205'],
  ['on, of what is on', { verb: 'revive' }, 422, 'SARV-208'],
])('console: a change %s is refused as the command refuses it', async (_, change, status, code) => {
  const { store, send } = await openConsole()
  expect(await send(change)).toMatchObject({ status, body: { errors: [{ code }] } })
  expect((await catalogueOf(store)).revision).toBe(1)
})

test('console: the gate keeps out what does not fit the live shell, and the dry run says so before', async () => {
  const { store, send } = await openConsole()
  await announceHost(store, hostFixture('2.0.0'), 'nima')
  const change = { verb: 'promote', version: '1.1.0' }
  expect(await send({ ...change, dryRun: true })).toMatchObject({
    status: 200,
    body: { what: [], errors: [{ code: 'SARV-401' }] },
  })
  expect(await send(change)).toMatchObject({ status: 422, body: { errors: [{ code: 'SARV-401' }] } })
})

test('console: a dry run says what would change, and changes nothing', async () => {
  const { store, send } = await openConsole()
  expect(await send({ verb: 'promote', version: '1.2.0', percent: 5, why: undefined, dryRun: true })).toEqual({
    status: 200,
    body: { what: ['pma: 5 % try 1.2.0'] },
  })
  expect((await catalogueOf(store)).revision).toBe(1)
})

test('T33 console: what another site or a form sends changes nothing', async () => {
  const { store, origin, rowOf, post } = await openConsole()
  const { tag } = await rowOf('pma')
  const change = { ...off, tag, why }
  expect(await post('pma', change, { origin: 'https://evil.example' })).toMatchObject({ status: 403 })
  const form = await fetch(`${origin}/api/remotes/pma/changes`, {
    method: 'POST',
    headers: { origin },
    body: JSON.stringify(change),
  })
  expect(form.status).toBe(403)
  expect((await catalogueOf(store)).revision).toBe(1)
})

test('T33 console: nothing may be kept, framed or taken by another site, and only the page’s own scripts run', async () => {
  const { origin } = await openConsole()
  for (const at of ['/', '/remotes/pma', '/api/remotes', '/assets/none.js', '/api/none']) {
    const { headers } = await fetch(`${origin}${at}`)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('access-control-allow-origin')).toBeNull()
    const policy = headers.get('content-security-policy')
    expect(policy).toMatch(/default-src 'none'; script-src 'self'; style-src 'self'.*frame-ancestors 'none'/)
    expect(policy).not.toMatch(/unsafe|\*/)
  }
})

test('console: the document is in the language and theme that the browser remembers', async () => {
  const { origin } = await openConsole()
  const html = async (cookie: string) => (await fetch(origin, { headers: { cookie } })).text()
  expect(await html('')).toContain('<html lang="fa" dir="rtl">')
  expect(await html('lang=en; theme=dark')).toContain('<html lang="en" dir="ltr" data-theme="dark">')
})

test('T33 console: with a password nothing is answered without it, and the audit log has the name', async () => {
  const password = 'correct horse battery'
  const { store, origin, post } = await openConsole({ password, listenOn: '127.0.0.1' })
  const authorization = (given: string) => `Basic ${Buffer.from(`لیلا:${given}`).toString('base64')}`
  for (const at of ['/', '/assets/main.js', '/api/remotes', '/api/none']) {
    const refused = await fetch(`${origin}${at}`)
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
      401,
      'Basic realm="Sarv", charset="UTF-8"',
    ])
    expect((await refused.text()).length).toBeLessThan(80)
  }
  const right = { authorization: authorization(password) }
  const detail = await fetch(`${origin}/api/remotes/pma`, { headers: right })
  const { row } = (await detail.json()) as RemoteDetail
  const change = { ...off, tag: row.tag, why }
  expect(await post('pma', change)).toMatchObject({ status: 401 })
  expect(await post('pma', change, right)).toMatchObject({ status: 200 })
  expect((await catalogueOf(store)).by).toBe('لیلا')
  for (let guess = 0; guess < 10; guess += 1)
    await fetch(origin, { headers: { authorization: authorization(`guess ${guess}`) } })
  expect((await fetch(origin, { headers: right })).status).toBe(429)
})

test('PLT-100 PLT-098 console: wrong passwords and lock-outs are lines and counters, without the name; /metrics is a 404', async () => {
  const password = 'correct horse battery'
  const logged: string[] = []
  const monitoring = createMonitoring()
  const { origin } = await openConsole({ password, monitoring, log: (line) => logged.push(line) })
  const get = (given: string) =>
    fetch(`${origin}/metrics`, { headers: { authorization: `Basic ${btoa(`leila:${given}`)}` } })
  expect((await get(password)).status).toBe(404)
  for (let guess = 0; guess < 10; guess += 1) await get(`guess ${guess}`)
  expect((await get(password)).status).toBe(429)
  expect(logged).toEqual([
    ...Array.from({ length: 10 }, () => 'Wrong sign-in at the console'),
    'An address is locked out of the console for a minute: too many wrong sign-ins',
  ])
  const text = await monitoring.registry.metrics()
  expect(text).toContain('sarv_console_wrong_sign_ins_total 10')
  expect(text).toContain('sarv_console_lock_outs_total 1')
  expect(text).toContain('sarv_http_requests_total{service="console",method="GET",route="/metrics",status="404"} 1')
})

test.each([
  ['the proxy is trusted: who guessed waits alone', ['loopback'], 200],
  ['no proxy is trusted: whoever it forwards for is one', [], 429],
])('T33 console: wrong passwords behind a proxy, when %s', async (_, trustedProxies, status) => {
  const password = 'correct horse battery'
  const { origin } = await openConsole({ password, trustedProxies })
  const statusFor = async (from: string, given: string) => {
    const authorization = `Basic ${Buffer.from(`sara:${given}`).toString('base64')}`
    return (await fetch(origin, { headers: { authorization, 'x-forwarded-for': from } })).status
  }
  for (let guess = 0; guess < 10; guess += 1) await statusFor('192.0.2.66', `guess ${guess}`)
  expect(await statusFor('192.0.2.66', password)).toBe(429)
  expect(await statusFor('192.0.2.7', password)).toBe(status)
})

test.each([
  ['open to other machines without one', { listenOn: '0.0.0.0' }],
  ['open to other machines with an empty one', { listenOn: '0.0.0.0', password: '' }],
  ['with a short one', { password: 'short' }],
])('console: it does not start %s', async (_, options) => {
  await expect(openConsole(options)).rejects.toThrow(/password/)
})

test('console: versions, what one changes, health of the last hours, and what is shared', async () => {
  const { store, read } = await openConsole()
  const seen = noHealth({ name: 'pma', version: '1.0.0', owner: 'pma-team' })
  const phases = { ...seen.phases, mount: seen.phases.mount.with(bucketOf(40), 8) }
  const remotes = [{ ...seen, opened: 8, failed: { timeout: 2 }, phases }]
  await keepMinute(store, { minute: minuteOf(Date.now()), server: 'one', remotes })
  expect(await read('/api/remotes/pma')).toMatchObject({
    row: { name: 'pma', version: '1.0.0', owner: 'pma-team', health: { opened: 8, tries: 10, errors: 2 } },
    versions: [{ version: '1.2.0', by: 'nima', commit: 'none' }, { version: '1.1.0' }, { version: '1.0.0' }],
  })
  expect(await read('/api/remotes/pma/diff?version=1.2.0')).toMatchObject({ now: '1.0.0', next: '1.2.0', declared: [] })
  expect(await read('/api/remotes/pma/health')).toMatchObject({ versions: [{ version: '1.0.0' }] })
  // PLT-116: another step has files of its own.
  expect(await read('/api/remotes/pma/health?range=month')).toMatchObject({ minutes: 1_440, versions: [] })
  expect(await read('/api/remotes/pma/health?range=year')).toMatchObject({ errors: [{ code: 'SARV-102' }] })
  expect(await read('/api/shared')).toMatchObject({ hosts: ['1.0.0-test'], modules: [{}, { name: 'react' }] })
  expect(await read('/api/remotes/gold')).toMatchObject({ errors: [{ code: 'SARV-201' }] })
  expect(await read('/api/remotes?state=none')).toMatchObject({ errors: [{ code: 'SARV-102' }] })
})

test('console: the audit log goes on where a page ended', async () => {
  const { store, read } = await openConsole()
  const message = (count: number) => ({ fa: `${count}`, en: `${count}` })
  for (let count = 2; count <= 40; count += 1)
    await changeCatalogue(store, {}, (before) => kill(before, 'bank', message(count), ''), {
      who: 'sara',
      verb: 'kill',
    })
  const first = await read<AuditPage>('/api/audit')
  const second = await read<AuditPage>(`/api/audit?from=${first.next}`)
  const revisions = [...first.results, ...second.results].map(({ revision }) => revision)
  expect(revisions).toEqual(Array.from({ length: 40 }, (_, place) => 40 - place))
  expect(second.next).toBeUndefined()
  const revisionsOf = async (query: string) =>
    (await read<AuditPage>(`/api/audit?${query}`)).results.map(({ revision }) => revision)
  expect(await revisionsOf('remote=pma')).toEqual([1])
  expect(await revisionsOf('who=SARA&verb=promote')).toEqual([1])
  expect(await revisionsOf('who=nima')).toEqual([])
  // PLT-115: a day ends a search, and what is older is not read.
  const since = first.results[3]?.at ?? ''
  const ofDay = await read<AuditPage>(`/api/audit?since=${since}`)
  expect(ofDay).toEqual({ results: first.results.filter(({ at }) => at >= since) })
  expect(await read('/api/audit?since=today')).toMatchObject({ errors: [{ code: 'SARV-102' }] })
})

test('console: an empty store has an empty list and an empty log', async () => {
  const { read } = await openConsole({ store: folderStore(temporaryFolder()) })
  expect(await read<RemotePage>('/api/remotes')).toMatchObject({ head: { revision: 0 }, results: [] })
  expect(await read('/api/audit')).toEqual({ results: [] })
})
