import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from '@jest/globals'
import type { Catalogue } from '../../../contract/catalogue'
import type { BuiltRemote } from '../../../contract/manifest'
import { kill, promote, rollback } from '../../../delivery/store/catalogue/catalogue-changes'
import { makeCatalogueKeys } from '../../../delivery/store/catalogue/catalogue-signature'
import { changeCatalogue } from '../../../delivery/store/catalogue/catalogue-store'
import { folderStore } from '../../../delivery/store/folder-store'
import type { Store } from '../../../delivery/store/store'
import { type Preview, previewDigest, signPreview } from '../../../delivery/store/versions/preview-token'
import { uploadVersion } from '../../../delivery/store/versions/stored-version'
import { builtFixture } from '../../../delivery/testing/built-fixture'
import { startDocumentServer } from '../testing/page-client'
import { servedFolder } from '../testing/served-folder'

type Keys = Awaited<ReturnType<typeof makeCatalogueKeys>>

const { folder, env: served } = servedFolder()
let made = 0
let address = ''
let store: Store
let keys: Keys

const integrity = `sha256-${'A'.repeat(43)}=`
const bank = (version: string) =>
  builtFixture('bank', { version, files: [{ path: 'remoteEntry.js', integrity, bytes: 10, br: 10 }] })
const describe = (built: BuiltRemote) => Buffer.from(JSON.stringify(built))
const change = (what: (catalogue: Catalogue) => Catalogue) =>
  changeCatalogue(store, keys, what, { who: 'nima', verb: 'test' })

beforeEach(async () => {
  address = path.join(folder, `store-${++made}`)
  store = folderStore(address)
  keys = await makeCatalogueKeys()
  await change((before) => promote(before, { built: bank('1.0.0'), base: 'https://cdn.example/bank' }))
  for (const version of ['1.0.0', '1.1.0'])
    await uploadVersion(store, bank(version), new Map([['platform.json', describe(bank(version))]]), 'nima')
})

async function openServer(env: NodeJS.ProcessEnv = { SARV_CATALOGUE_KEY: JSON.stringify(keys.publicKey) }) {
  const { origin, logged, get } = await startDocumentServer({ ...served, SARV_CATALOGUE: `store:${address}`, ...env })
  const page = (cookie: string, mode = 'navigate') => get('/home', { cookie, 'sec-fetch-mode': mode })
  return {
    logged,
    ask: (at: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(origin + at, { method, headers, redirect: 'manual' }),
    /** The page that a person opens, by the cookies of their browser. */
    open: async (cookie: string, mode?: string) => (await page(cookie, mode)).text,
    policyOf: async (cookie: string) => String((await page(cookie)).headers['content-security-policy']),
  }
}

const tokenOf = (changed: Partial<Preview> = {}, until = Date.now() + 60_000, key = keys.privateKey) => {
  const digest = previewDigest(describe(bank('1.1.0')))
  return signPreview(
    { name: 'bank', version: '1.1.0', base: 'https://cdn.example/bank', digest, ...changed },
    until,
    key,
  )
}
const sees = (html: string) => /https:\/\/cdn\.example\/bank\/(1\.\d\.0)\/remoteEntry\.js/.exec(html)?.[1]

test('a preview is taken up by the button of its page, shows its version with its hashes in that browser, and is left', async () => {
  const { ask, open } = await openServer()
  const token = await tokenOf()
  const question = await ask(`/previews/${token}`, { 'sec-fetch-site': 'cross-site', cookie: 'lang=en' })
  expect([question.status, question.headers.get('set-cookie')]).toEqual([200, null])
  expect(question.headers.get('content-security-policy')).toMatch(/^default-src 'none';.* frame-ancestors 'none'$/)
  const asked = await question.text()
  expect(asked).toContain('bank 1.1.0')
  expect(asked).toContain('<form method="post">')

  const taken = await ask(`/previews/${token}`, { 'sec-fetch-site': 'same-origin' }, 'POST')
  expect([taken.status, taken.headers.get('location')]).toEqual([303, '/bank'])
  expect(taken.headers.get('set-cookie')).toMatch(
    new RegExp(`^sarv-preview=${token.replaceAll('.', '\\.')}; Path=/; HttpOnly; SameSite=Lax; Max-Age=(?:5\\d|60)$`),
  )

  const html = await open(`sarv-preview=${token}`)
  expect(sees(html)).toBe('1.1.0')
  expect(html).toContain(`"https://cdn.example/bank/1.1.0/remoteEntry.js":"${integrity}"`)
  expect(html).toMatch(/"override":\{"name":"bank","version":"1\.1\.0","until":"20\d\d-/)
  expect(html).not.toContain('"deployment"')
  expect(sees(await open(''))).toBe('1.0.0')
  expect(sees(await open(`sarv-preview=${token}`, 'cors'))).toBe('1.0.0')

  const left = await ask('/previews', { 'sec-fetch-site': 'same-origin' }, 'DELETE')
  expect([left.status, left.headers.get('set-cookie')]).toEqual([
    204,
    'sarv-preview=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
  ])
})

test('PLT-094 a preview calls what its remote was granted, and nothing else that it declares', async () => {
  const origins = ['https://api.team.example', 'https://new.team.example']
  const built = { ...bank('1.2.0'), connects: origins }
  await uploadVersion(store, built, new Map([['platform.json', describe(built)]]), 'nima')
  await change((before) => ({
    ...before,
    remotes: before.remotes.map((one) => ({ ...one, granted: ['https://api.team.example'] })),
  }))
  const { policyOf } = await openServer()
  const token = await tokenOf({ version: '1.2.0', digest: previewDigest(describe(built)) })
  const policy = await policyOf(`sarv-preview=${token}`)
  expect(origins.map((origin) => policy.includes(` ${origin}`))).toEqual([true, false])
})

test('a preview is known to every document server, also to one that has just started', async () => {
  const token = await tokenOf()
  await openServer()
  const { open } = await openServer()
  expect(sees(await open(`sarv-preview=${token}`))).toBe('1.1.0')
})

test('T28 another page cannot bring a preview into a browser, nor take it out', async () => {
  const { ask } = await openServer()
  const token = await tokenOf()
  for (const site of ['cross-site', 'same-site', 'none']) {
    expect((await ask(`/previews/${token}`, { 'sec-fetch-site': site }, 'POST')).status).toBe(403)
    expect((await ask('/previews', { 'sec-fetch-site': site }, 'DELETE')).status).toBe(403)
  }
})

test.each<[string, () => Promise<string>, RegExp | undefined]>([
  ['is over', () => tokenOf({}, Date.now() - 1_000), undefined],
  ['another key has signed', async () => tokenOf({}, undefined, (await makeCatalogueKeys()).privateKey), undefined],
  ['is no token', async () => 'a.b.c', undefined],
  ['names a version that is not there', () => tokenOf({ version: '9.9.9' }), /bank@9\.9\.9: it is not in the store/],
  ['names another description', () => tokenOf({ digest: 'x' }), /bank@1\.1\.0: its description is another/],
  ['names a place that pages cannot use', () => tokenOf({ base: 'http://evil.example' }), /bank@1\.1\.0: base: /],
])('T28 a preview that %s shows nothing', async (_, made, logged) => {
  const { ask, open, logged: lines } = await openServer()
  const token = await made()
  expect((await ask(`/previews/${token}`)).status).toBe(404)
  expect((await ask(`/previews/${token}`, { 'sec-fetch-site': 'same-origin' }, 'POST')).status).toBe(404)
  expect(sees(await open(`sarv-preview=${token}`))).toBe('1.0.0')
  expect(lines.some((line) => logged?.test(line))).toBe(logged !== undefined)
})

test('T28 a description that was changed in the store is not shown', async () => {
  const { open } = await openServer()
  writeFileSync(
    path.join(address, 'remotes/bank/1.1.0/platform.json'),
    describe({ ...bank('1.1.0'), entry: 'evil.js' }),
  )
  expect(sees(await open(`sarv-preview=${await tokenOf()}`))).toBe('1.0.0')
})

test('T28 a server without the key of the catalogue shows no preview', async () => {
  const other = await makeCatalogueKeys()
  const { ask } = await openServer({ SARV_CATALOGUE_KEY: JSON.stringify(other.publicKey) })
  expect((await ask(`/previews/${await tokenOf()}`)).status).toBe(404)
})

test.each<[string, (before: Catalogue) => Catalogue, string | undefined, boolean]>([
  ['was taken back is not shown any more', (now) => rollback(tried(now), 'bank'), '1.0.0', false],
  ['everybody runs is their own', (now) => promote(now, { built: bank('1.1.0') }), '1.1.0', false],
  ['some try is shown also to others', (now) => tried(now), '1.1.0', true],
  [
    'repairs what is switched off is shown',
    (now) => kill(now, 'bank', { fa: 'بسته', en: 'Closed' }, ''),
    '1.1.0',
    true,
  ],
])('a version that %s', async (_, meanwhile, version, isPreview) => {
  await change(meanwhile)
  const { open } = await openServer()
  const html = await open(`sarv-preview=${await tokenOf()}`)
  expect([sees(html), html.includes('"override"')]).toEqual([version, isPreview])
})
const tried = (catalogue: Catalogue) => promote(catalogue, { built: bank('1.1.0'), rule: { percent: 1 } })
