import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type CatalogueRoot, type Delivered, deliveredIn } from '../../../contract/catalogue'
import { catalogueKey, entryPath } from '../../../delivery/store/catalogue/catalogue-path'
import { catalogueContent } from '../../../delivery/store/catalogue/catalogue-text'
import { folderStore } from '../../../delivery/store/folder-store'
import { sha256Of } from '../../../delivery/store/sha256'
import { signDocument } from '../../../delivery/store/trust/signed-document'
import { trustType } from '../../../delivery/store/trust/trust-document'
import { rootType } from '../../../delivery/store/trust/trusted-catalogue'
import { amendmentType, entryType, looseEntry } from '../../../delivery/store/trust/trusted-entry'
import { previewDigest, signPreview } from '../../../delivery/store/versions/preview-token'
import { takenOver } from '../../../delivery/testing/trusted-store'
import { temporaryFolder } from '../../../testing/temporary-folder'
import { createPreviews } from '../preview/previews'
import { catalogueSource } from './catalogue-source'
import { readCatalogueKey } from './signing-public-key'

const room = temporaryFolder()
const first = path.join(room, 'first')
const place = path.join(room, 'store')
const keep = path.join(room, 'kept/catalogue.json')
const store = folderStore(place)
let people: Awaited<ReturnType<typeof takenOver>>
beforeAll(async () => {
  people = await takenOver(store, room)
  for (const name of ['bank', 'pma'] as const) {
    for (const version of ['1.1.0', '1.2.0']) await people.publish(name, name, version)
    await people.sarv(name, `promote ${name}@1.1.0`)
  }
  cpSync(place, first, { recursive: true })
}, 120_000)

let now = Date.now()
let logged: string[] = []
let served: () => Promise<Record<string, string>>
beforeEach(async () => {
  rmSync(place, { recursive: true })
  rmSync(path.dirname(keep), { recursive: true, force: true })
  cpSync(first, place, { recursive: true })
  now = Date.now()
  logged = []
  served = open(keep)
})

function open(kept?: string) {
  const { current } = catalogueSource(
    { location: `store:${place}`, ...readCatalogueKey(people.anchor), keep: kept },
    (line) => logged.push(line),
    () => now,
  )
  return async () => {
    now += 10_000
    return summaryOf(deliveredIn(await current()))
  }
}

function summaryOf(delivered: readonly Delivered[]): Record<string, string> {
  return Object.fromEntries(
    delivered.map(({ current, canary, killed, ...rest }) => [
      current.name,
      [current.version, canary?.built.version, killed?.message.en, 'base' in rest ? rest.base : '']
        .filter(Boolean)
        .join(' '),
    ]),
  )
}

const put = (key: string, text: string) => store.put(key, text, 'any')
const textAt = async (key: string) => Buffer.from((await store.get(key))?.body ?? []).toString()
const rootNow = async () => catalogueContent(await textAt(catalogueKey)) as CatalogueRoot
const privateOf = (person: string) => people.keyOf(person).privateKey

/** The entry of a name as it is in. */
async function entryOf(name: string) {
  const reference = (await rootNow()).entries.find((one) => one.name === name)
  const text = reference ? await textAt(entryPath(reference)) : ''
  return { ...looseEntry(text, name), text }
}

/** Puts a root with other entries in, signed with a stolen key, as one who writes to the store past the command. */
async function force(thief: string, entries: Readonly<Record<string, string | undefined>>, more: object = {}) {
  const root = await rootNow()
  const kept = root.entries.filter(({ name }) => !(name in entries))
  const changed: CatalogueRoot['entries'] = []
  for (const [name, text] of Object.entries(entries)) {
    if (text === undefined) continue
    const reference = { name, sha256: sha256Of(text) }
    await store.remove(entryPath(reference))
    await store.put(entryPath(reference), text, 'absent')
    changed.push(reference)
  }
  const next = { ...root, revision: root.revision + 1, ...more, entries: [...kept, ...changed] }
  await put(catalogueKey, await signDocument(next, rootType, privateOf(thief)))
}

type Forged = Record<string, string | undefined>
const serial = 1_000
const whole = (thief: string, name: string, change: (entry: Delivered) => object) => async (): Promise<Forged> => {
  const { delivered } = await entryOf(name)
  const entry = { ...delivered, ...change(delivered) }
  return { [name]: await signDocument({ name, serial, entry }, entryType, privateOf(thief)) }
}
const amended = (thief: string, name: string, change: object) => async (): Promise<Forged> => {
  const { base } = await entryOf(name)
  const at = new Date().toISOString()
  return {
    [name]: await signDocument({ name, serial, base, change: { at, ...change } }, amendmentType, privateOf(thief)),
  }
}
const off = { message: { fa: 'off', en: 'off' }, since: '2026-01-01T00:00:00Z' }

const forgeries: readonly (readonly [string, () => Promise<Forged>])[] = [
  ['promotes another', whole('pma', 'bank', ({ previous }) => ({ current: previous }))],
  ['gives another a canary', whole('pma', 'bank', ({ current }) => ({ canary: { percent: 50, built: current } }))],
  ['serves another from elsewhere', whole('pma', 'bank', () => ({ base: 'http://evil.localhost/bank' }))],
  ['switches another off', whole('pma', 'bank', () => ({ killed: off }))],
  ['switches another off by an amendment', amended('pma', 'bank', { killed: off })],
  ['switches another off with one of two keys', amended('kill1', 'bank', { killed: off })],
  ['drops another', async () => ({ bank: undefined })],
  ['drops the shell', async () => ({ host: undefined })],
  ['names what is not there', async () => ({ bank: 'no entry' })],
  ['takes the signature away', async () => ({ bank: JSON.stringify((await entryOf('bank')).delivered) })],
  ['names its own entry as another', async () => ({ bank: (await entryOf('pma')).text })],
  [
    'puts the entry of the take-over back',
    async () => ({ bank: await textAt(`entries/bank/${(await adopted()).bank}.json`) }),
  ],
  ['changes the shell', whole('pma', 'host', () => ({ killed: off }))],
  ['changes the shell with one of two keys', whole('shell1', 'host', () => ({ killed: off }))],
  ['guards what is no canary', amended('guard', 'bank', { canary: 'everybody' })],
  ['guards and switches off', amended('guard', 'bank', { killed: off })],
  ['is of nobody', whole('mallory', 'bank', () => ({ killed: off }))],
  [
    'names a canary of another remote',
    async () => {
      const { delivered } = await entryOf('bank')
      return whole('pma', 'pma', () => ({ canary: { percent: 50, built: delivered.current } }))()
    },
  ],
  ...(
    [
      [
        'routes',
        [{ path: '/BANK/', title: { fa: '', en: '' }, header: 'title', back: 'history', extras: [] }],
        'meets',
      ],
      [
        'routes',
        [{ path: '/profile', title: { fa: '', en: '' }, header: 'title', back: 'history', extras: [] }],
        'reserved',
      ],
      ['events', ['bank/paid'], 'begin'],
    ] as const
  ).map(([key, value, why]): [string, () => Promise<Forged>] => [
    `claims ${key} (${why})`,
    whole('pma', 'pma', ({ current }) => ({ current: { ...current, [key]: value } })),
  ]),
  [
    'claims the folder of another',
    whole('pma', 'pma', ({ current }) => ({ base: 'http://cdn.localhost', current: { ...current, version: 'bank' } })),
  ],
]

async function adopted(): Promise<Record<string, string>> {
  return JSON.parse(Buffer.from(JSON.parse(await textAt('trust/1.json')).payload, 'base64url').toString()).adopted
}

test.each(forgeries)(
  'PLT-084 T37 a thief with the store and one key who %s changes nothing on a document server',
  async (_, forge) => {
    await people.sarv('bank', 'promote bank@1.2.0 --percent 10')
    const before = await served()
    expect(before).toMatchObject({
      bank: expect.stringContaining('1.1.0 1.2.0'),
      pma: expect.stringContaining('1.1.0'),
    })
    const forged = await forge()
    await force('pma', forged)
    expect(await served()).toEqual(before)
    expect(logged.at(-1)).toContain('staying as before')
    // A restart while the store is as the thief has left it.
    expect(await open(keep)()).toEqual(before)
    // What the owners do next holds again.
    expect(await people.sarv('root1', 'doctor')).toMatchObject({
      errors: expect.arrayContaining([expect.objectContaining({ code: 'SARV-221' })]),
    })
    expect(await people.sarv('pma', 'renew --adopt')).toMatchObject({ code: 0 })
    await people.sarv('pma', 'promote pma@1.2.0')
    await people.sarv('bank', 'rollback bank')
    expect(await served()).toMatchObject({
      bank: expect.stringMatching(/^1\.1\.0 http/),
      pma: expect.stringContaining('1.2.0'),
      host: before.host,
    })
  },
)

test('PLT-084 T37 the stolen key changes its own remote, in the very root in which it fails with all others', async () => {
  const before = await served()
  const own = whole('pma', 'pma', () => ({ killed: off }))
  await force('pma', { ...(await own()), ...(await whole('pma', 'bank', () => ({ killed: off }))()), host: undefined })
  expect(await served()).toEqual({ ...before, pma: before.pma?.replace('1.1.0', '1.1.0 off') })
})

test('PLT-084 T37 a list that the root keys have not signed is nothing, nor is a root that no key of the list has signed', async () => {
  const before = await served()
  const content = catalogueContent(await textAt('trust/1.json'))
  const pma = Object.entries((content as { keys: Record<string, { owner: string }> }).keys).find(
    ([, { owner }]) => owner === 'pma',
  )?.[0]
  const taken = {
    ...content,
    version: 2,
    root: { keys: [pma], threshold: 1 },
    remotes: { bank: { keys: [pma], threshold: 1 } },
  }
  await put('trust/2.json', await signDocument(taken, trustType, privateOf('pma')))
  await force('pma', await whole('pma', 'bank', () => ({ killed: off }))())
  expect(await served()).toEqual(before)
  await force('mallory', {})
  expect(await served()).toEqual(before)
  expect(logged.at(-1)).toContain('it is not signed with a key of the trust document')
  // Two root keys write over it.
  const plan = people.writePlan({ remotes: { pma: ['pma'], bank: ['bank'] } })
  expect(await people.sarv('root1', 'renew --adopt')).toMatchObject({ code: 0 })
  expect(await people.both('root1', `trust ${plan}`, 'root2')).toMatchObject({ code: 0 })
  expect(Object.keys(await served())).toEqual(['host', 'pma', 'bank'])
})

test('PLT-085 a document server follows the list from the one it was given, and keeps what it has seen', async () => {
  const before = await served()
  const owners = ['root1', 'root2', 'root3', 'shell1', 'shell2', 'kill1', 'kill2', 'guard', 'bank2', 'pma']
  const plan = people.writePlan({ remotes: { bank: ['bank2'], pma: ['pma'] } }, owners)
  await people.both('root1', `trust ${plan}`, 'root2')
  expect(await served()).toEqual(before)
  await force('pma', await whole('bank', 'bank', () => ({ killed: off }))())
  expect(await served()).toEqual(before)
  // Neither after a restart, also where the store hides the newer list.
  await store.remove('trust/2.json')
  await force('pma', await whole('bank', 'bank', () => ({ killed: off }))())
  expect(await open(keep)()).toEqual(before)
})

test("PLT-084 a server that starts without anything kept serves what is signed, and a ramp is moved by the guard's key", async () => {
  await people.sarv('bank', 'promote bank@1.2.0 --ramp 10,100')
  await force('guard', await amended('guard', 'bank', { canary: 'stopped' })())
  expect(await open()()).toMatchObject({ bank: expect.stringMatching(/^1\.1\.0 http/) })
  await force('guard', await amended('guard', 'bank', { canary: 'everybody' })(), { revision: 100 })
  expect(await open()()).toMatchObject({ bank: expect.stringMatching(/^1\.2\.0 http/) })
})

test('PLT-117 a remote that its owner takes out is listed no more, also after a restart, and no other key takes one out', async () => {
  await people.sarv('bank', 'promote bank@1.1.0')
  const before = await served()
  await force('pma', await whole('pma', 'bank', () => ({ retired: true }))())
  expect(await served()).toEqual(before)
  expect(await people.sarv('pma', 'renew --adopt')).toMatchObject({ code: 0 })
  await people.sarv('bank', 'kill bank --message off')
  expect(await people.sarv('bank', 'retire bank')).toMatchObject({ code: 0 })
  const lines = logged.length
  expect(Object.keys(await served())).not.toContain('bank')
  for (const server of [open(keep), open()]) expect(Object.keys(await server())).not.toContain('bank')
  await people.sarv('pma', 'renew')
  expect(Object.keys(await served())).toEqual(Object.keys(before).filter((name) => name !== 'bank'))
  expect(logged.slice(lines)).toEqual([])
  await people.sarv('bank', 'promote bank@1.1.0')
  expect(await served()).toEqual(before)
})

test('PLT-084 nothing is taken where the setting is a list that its own root keys have not signed', async () => {
  const { payload } = JSON.parse(await textAt('trust/1.json'))
  const { current } = catalogueSource(
    { location: `store:${place}`, anchor: JSON.stringify({ payload, signatures: [{ protected: '', signature: '' }] }) },
    (line) => logged.push(line),
  )
  expect((await current()).remotes).toEqual([])
  expect(logged).toEqual([expect.stringContaining('expected 2 signatures of the root keys of version 1, got 0')])
})

test('PLT-084 a preview is shown with a key of its remote or of the shell, and with no other', async () => {
  const { keysOf } = catalogueSource(
    { location: `store:${place}`, ...readCatalogueKey(people.anchor) },
    () => undefined,
  )
  const previews = createPreviews({ location: `store:${place}` }, { keysOf }, () => undefined)
  const description = (await store.get('remotes/bank/1.2.0/platform.json'))?.body ?? new Uint8Array()
  const shown = {
    name: 'bank',
    version: '1.2.0',
    base: 'http://cdn.localhost/bank',
    digest: previewDigest(description),
  }
  const until = Date.now() + 60_000
  const found = async (person: string) =>
    (await previews(await signPreview(shown, until, privateOf(person))))?.current.version
  expect(await Promise.all(['bank', 'shell2', 'pma', 'guard', 'mallory'].map(found))).toEqual([
    '1.2.0',
    '1.2.0',
    undefined,
    undefined,
    undefined,
  ])
  expect(await previews('no token')).toBeUndefined()
})

test('PLT-085 nothing new is taken under a list that has expired, whatever date a thief gives the root', async () => {
  const before = await served()
  now = Date.now() + 366 * 86_400_000
  const own = await whole('pma', 'pma', () => ({ killed: off }))()
  await force('pma', own, { expires: '2099-01-01T00:00:00Z' })
  expect(await served()).toEqual(before)
  expect(logged.at(-1)).toContain('expired at')
})
