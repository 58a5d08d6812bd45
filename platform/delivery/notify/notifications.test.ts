import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from '@jest/globals'
import { Registry } from 'prom-client'
import { noHealth } from '../../contract/health-sums'
import { createDocumentServer } from '../../page/server/document-server'
import { settingsFrom } from '../../page/server/settings'
import { writeShell } from '../../page/server/testing/shell-fixture'
import { serveInTest } from '../../testing/serve-in-test'
import { temporaryFolder } from '../../testing/temporary-folder'
import { waitUntil } from '../../testing/wait-until'
import { promote } from '../store/catalogue/catalogue-changes'
import { makeCatalogueKeys } from '../store/catalogue/catalogue-signature'
import { type CatalogueChange, changeCatalogue, readCatalogue } from '../store/catalogue/catalogue-store'
import { folderStore } from '../store/folder-store'
import { keepMinute, minuteOf } from '../store/health/health-minutes'
import { builtFixture } from '../testing/built-fixture'
import { runSarv, settingsOf } from '../testing/run-sarv'
import { expiryWatch } from './expiry-watch'
import type { Fact } from './fact'
import { createNotifier } from './notifier'

const folder = temporaryFolder()
const noWait = async () => undefined
const nima = { who: 'nima', verb: 'test' }

/** A webhook that answers with these statuses in turn, the last one from then on. */
async function receiver(...statuses: (number | 'hangs')[]) {
  const facts: Fact[] = []
  const port = await serveInTest(
    createServer(async (request, response) => {
      facts.push(JSON.parse(await text(request)))
      const status = statuses.length > 1 ? statuses.shift() : statuses[0]
      if (status !== 'hangs') response.writeHead(status ?? 204).end()
    }),
  )
  return { facts, url: `http://localhost:${port}/hook/a-secret` }
}

/** A store where all run bank 1.1.0 and some try 1.2.0. */
async function filledStore() {
  const address = mkdtempSync(path.join(folder, 'store-'))
  const store = folderStore(address)
  const bank = (version: string) => builtFixture('bank', { version })
  const change = (what: CatalogueChange) => changeCatalogue(store, {}, what, nima)
  await change((now) => promote(now, { built: bank('1.0.0'), base: 'https://cdn.example' }))
  await change((now) => promote(now, { built: bank('1.1.0') }))
  await change((now) => promote(now, { built: bank('1.2.0'), rule: { percent: 10 } }))
  return { address, store }
}

async function sarv(url: string, address: string, ...argv: string[]) {
  const { code, out, err } = await runSarv(argv, { ...settingsOf({ address }), SARV_NOTIFY_URL: url })
  return { code, told: out + err }
}

test('PLT-101 kills, rollbacks and canaries that the guard stops are posted once, with who, what, when and why', async () => {
  const { address, store } = await filledStore()
  const { facts, url } = await receiver(204)
  const remotes = [
    { ...noHealth({ name: 'bank', version: '1.1.0', owner: 'cards' }), opened: 1_000 },
    { ...noHealth({ name: 'bank', version: '1.2.0', owner: 'cards' }), opened: 30, crashed: 30 },
  ]
  await keepMinute(store, { minute: minuteOf(Date.now()), server: 'one', remotes })
  expect(await sarv(url, address, 'guard', '--once')).toMatchObject({ code: 0 })
  expect(await sarv(url, address, 'rollback', 'bank', '--why', 'the receipt was empty')).toMatchObject({ code: 0 })
  const kill = ['kill', 'bank', '--message', 'Closed', '--why', 'tests']
  expect(await sarv(url, address, ...kill, '--dry-run')).toMatchObject({ code: 0 })
  expect(await sarv(url, address, ...kill)).toMatchObject({ code: 0 })
  expect(await sarv(url, address, ...kill)).toMatchObject({ code: 0 })
  await waitUntil(() => facts.length >= 3)
  expect(facts).toEqual([
    {
      id: expect.stringMatching(/^[\da-f]{32}$/),
      kind: 'canary-stopped',
      remote: 'bank',
      version: '1.2.0',
      reason: expect.stringContaining('tries failed'),
      by: 'nima',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      text: expect.stringMatching(/^bank@1\.2\.0 was stopped: .* By nima, revision 4\.$/),
    },
    expect.objectContaining({
      kind: 'rollback',
      version: '1.1.0',
      text: 'bank@1.1.0 was taken back: the receipt was empty. By nima, revision 5.',
    }),
    expect.objectContaining({ kind: 'kill', text: 'bank was switched off: tests. By nima, revision 6.' }),
  ])
})

test('PLT-101 a receiver that is away delays no change: it is in at once, and the command says so', async () => {
  const { address, store } = await filledStore()
  const { facts, url } = await receiver('hangs')
  const { code, told } = await sarv(url, address, 'kill', 'bank', '--message', 'Closed')
  expect([code, told.includes('Revision 4 is in.')]).toEqual([0, true])
  expect((await readCatalogue(store, {})).catalogue.remotes[0]?.killed).toBeDefined()
  await waitUntil(() => facts.length === 1)
})

const fact = {
  id: 'a',
  kind: 'kill',
  remote: 'bank',
  version: '1',
  reason: '',
  by: 'nima',
  time: '',
  text: '',
} as const

test.each<[string, (number | 'hangs')[], number, string]>([
  ['takes it at once', [204], 1, 'delivered'],
  ['is away for a moment', [503, 429, 200], 3, 'delivered'],
  ['stays away', [500], 4, 'failed'],
  ['does not take it', [400], 1, 'failed'],
])('PLT-101 a receiver that %s', async (_, statuses, attempts, result) => {
  const { facts, url } = await receiver(...statuses)
  const logged: string[] = []
  const pauses: number[] = []
  const notifier = createNotifier(url, {
    log: (line) => logged.push(line),
    wait: async (milliseconds) => pauses.push(milliseconds),
  })
  const register = new Registry()
  notifier.count(register)
  notifier.tell(fact)
  notifier.tell(fact)
  await notifier.flush()
  expect(facts.length).toBe(attempts)
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
  expect(await register.metrics()).toContain(`sarv_notifications_total{result="${result}"} 1`)
  expect(logged.length).toBe(result === 'failed' ? 1 : 0)
  expect(logged.join()).not.toContain('a-secret')
})

test('PLT-101 the end of a signature is told ahead, once', async () => {
  const keys = await makeCatalogueKeys()
  const store = folderStore(mkdtempSync(path.join(folder, 'store-')))
  await changeCatalogue(store, keys, (now) => ({ ...now, remotes: [] }), nima)
  const { facts, url } = await receiver(204)
  const notifier = createNotifier(url, { log: () => undefined, wait: noWait })
  const day = 86_400_000
  let now = Date.now()
  const look = expiryWatch({ store, keys }, notifier, () => now)
  for (const days of [0, 70, 6, 1]) {
    now += days * day
    await look()
    await notifier.flush()
    expect(facts.length).toBe(days === 0 || days === 70 ? 0 : 1)
  }
  expect(facts[0]).toMatchObject({ kind: 'signature-expires', remote: null, version: null, by: 'guard' })
  expect(facts[0]?.text).toMatch(/^Revision 1 expires in 1[34] days, at .*\. Renew it\.$/)
})

test('PLT-101 a document server tells that it refuses a catalogue, once for each reason', async () => {
  const files = writeShell(path.join(folder, 'shell'))
  const file = path.join(folder, 'catalogue.json')
  const put = (revision: number) => writeFileSync(file, JSON.stringify({ revision, issued: '', remotes: [] }))
  put(7)
  const { facts, url } = await receiver(204)
  const notifier = createNotifier(url, { log: () => undefined, wait: noWait })
  const settings = settingsFrom({ SARV_FILES: files, SARV_CATALOGUE: file })
  const port = await serveInTest(createDocumentServer(settings, () => undefined, undefined, notifier))
  const look = () => fetch(`http://localhost:${port}/health`)
  await look()
  put(3)
  await look()
  await look()
  await notifier.flush()
  expect(facts).toMatchObject([
    { kind: 'catalogue-refused', by: 'document server', reason: expect.stringContaining('3') },
  ])
  put(8)
  await look()
  await notifier.flush()
  expect(facts.length).toBe(1)
})

test.each(['nonsense', 'ftp://hooks.example'])(
  'PLT-101 SARV_NOTIFY_URL=%s ends a command before it changes anything',
  async (url) => {
    const { address, store } = await filledStore()
    const { code, told } = await sarv(url, address, 'kill', 'bank', '--message', 'Closed')
    expect([code, told]).toEqual([2, expect.stringContaining('SARV-246')])
    expect((await readCatalogue(store, {})).catalogue.remotes[0]?.killed).toBeUndefined()
  },
)
