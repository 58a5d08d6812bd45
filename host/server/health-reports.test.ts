import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from '@jest/globals'
import { promote } from '@sarv/delivery/store/catalogue/catalogue-changes'
import { changeCatalogue, readCatalogue } from '@sarv/delivery/store/catalogue/catalogue-store'
import { guardCanaries } from '@sarv/delivery/store/health/guard-canaries'
import { recentHealth } from '@sarv/delivery/store/health/health-minutes'
import { openStore } from '@sarv/delivery/store/open-store'
import type { Store } from '@sarv/delivery/store/store'
import { builtFixture } from '@sarv/delivery/testing/built-fixture'
import type { HealthReport, VersionHealth } from '@sarv/shared/internal/remote/health-report'
import { noHealth } from '@sarv/shared/internal/remote/health-sums'
import { createDocumentServer } from './document-server'
import { settingsFrom } from './settings'
import { writeShell } from './testing/shell-fixture'

const folder = mkdtempSync(path.join(tmpdir(), 'sarv-health-'))
const files = writeShell(path.join(folder, 'shell'))
let made = 0
let address = ''
let store: Store
const running = new Set<() => Promise<void>>()

beforeEach(async () => {
  address = path.join(folder, `store-${++made}`)
  store = await openStore(address)
  const nima = { who: 'nima', verb: 'test' }
  const bank = (version: string) => builtFixture('bank', { version })
  await changeCatalogue(store, {}, (now) => promote(now, { built: bank('1.0.0'), base: 'https://cdn.example' }), nima)
  await changeCatalogue(store, {}, (now) => promote(now, { built: bank('1.1.0') }), nima)
  await changeCatalogue(store, {}, (now) => promote(now, { built: bank('1.2.0'), rule: { percent: 10 } }), nima)
})
afterEach(async () => {
  for (const close of running) await close()
})
afterAll(() => rmSync(folder, { recursive: true }))

async function openServer(location = `store:${address}`) {
  const server = createDocumentServer(settingsFrom({ SARV_FILES: files, SARV_CATALOGUE: location }), () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = async () => {
    running.delete(close)
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  running.add(close)
  const post = (body: unknown, headers: Record<string, string> = { 'Sec-Fetch-Site': 'same-origin' }) =>
    fetch(`${origin}/health-reports`, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { origin, close, post }
}

const told = (version: string, more: Partial<VersionHealth> = {}): VersionHealth => ({
  ...noHealth({ name: 'bank', version, owner: 'somebody else' }),
  ...more,
})
const report = (...remotes: VersionHealth[]): HealthReport => ({ remotes })

/** What was written when there was time to write it. */
async function written(expected: number): Promise<VersionHealth[]> {
  for (;;) {
    const health = await recentHealth(store, Date.now())
    if (health.reduce((sum, { opened }) => sum + opened, 0) >= expected) return health
    await new Promise((resolve) => setImmediate(resolve))
  }
}

test.each<[string, unknown, Record<string, string> | undefined, number]>([
  ['a page of ours tells', report(told('1.1.0')), undefined, 204],
  ['there is nothing to tell', report(), undefined, 204],
  ['another site tells', report(told('1.1.0')), { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['nobody says who tells', report(told('1.1.0')), {}, 403],
  ['it is no JSON', '<report>', undefined, 400],
  ['it is no report', { remotes: 1 }, undefined, 400],
  ['a count is below nothing', report(told('1.1.0', { opened: -1 })), undefined, 400],
  ['it is too long', `${JSON.stringify(report())}${' '.repeat(64_000)}`, undefined, 413],
])('client health: when %s (%j) the answer is %i', async (_, body, headers, status) => {
  const { post } = await openServer()
  expect((await post(body, headers)).status).toBe(status)
})

test('client health: nothing is read from there', async () => {
  const { origin } = await openServer()
  expect((await fetch(`${origin}/health-reports`)).status).toBe(405)
})

test('client health: reports of several servers are summed when they end, known versions only', async () => {
  const [one, other] = await Promise.all([openServer(), openServer()])
  await one.post(report(told('1.0.0', { opened: 1 }), told('1.1.0', { opened: 2 }), told('9.9.9', { opened: 100 })))
  await one.post(report(told('1.1.0', { opened: 3, failed: { timeout: 1 } })))
  await other.post(report(told('1.2.0', { opened: 4 }), { ...told('1.1.0', { opened: 100 }), name: 'none' }))
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
    await post(report(told('1.1.0', { opened: 10 })))
    await post(report(told('1.2.0', page % 3 === 0 ? { opened: 1 } : { failed: { integrity: 1 } })))
  }
  await close()
  await written(310)
  const why = '20 of 30 tries failed (66.7 %), of the stable version 0 of 300 (0.0 %)'
  expect(await guardCanaries({ store, keys: {}, who: 'guard' })).toEqual([
    { name: 'bank', version: '1.2.0', why, revision: 4 },
  ])
  const next = await openServer()
  const versions = await fetch(`${next.origin}/versions`, { headers: { Cookie: 'sarv-canary=bank@1.2.0' } })
  expect(await versions.json()).toEqual({
    revision: 4,
    remotes: [{ name: 'bank', version: '1.1.0', killed: false, withdrawn: ['1.2.0'] }],
  })
})
