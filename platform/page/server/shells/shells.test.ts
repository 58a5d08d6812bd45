import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Catalogue } from '../../../contract/catalogue'
import { kill, promoteShell, revive, rollback } from '../../../delivery/store/catalogue/catalogue-changes'
import { makeCatalogueKeys } from '../../../delivery/store/catalogue/catalogue-signature'
import { changeCatalogue } from '../../../delivery/store/catalogue/catalogue-store'
import { folderStore } from '../../../delivery/store/folder-store'
import type { Store } from '../../../delivery/store/store'
import { builtShellIn, uploadHost } from '../../../delivery/store/versions/host-versions'
import { temporaryFolder } from '../../../testing/temporary-folder'
import { waitUntil } from '../../../testing/wait-until'
import { startDocumentServer } from '../testing/page-client'
import { dataIn } from '../testing/page-id-from'
import { writeShell } from '../testing/shell-fixture'

const room = temporaryFolder()
let keys: Awaited<ReturnType<typeof makeCatalogueKeys>>
let made = 0
let place = ''
let store: Store
beforeAll(async () => {
  keys = await makeCatalogueKeys()
})
beforeEach(() => {
  place = path.join(room, `${++made}`)
  store = folderStore(path.join(place, 'store'))
})

/** Publishes a shell with one file of its own, which only its pages load. */
async function publish(hash: string, contract = '1.0.0') {
  const folder = writeShell(path.join(place, hash), { react: '19.3.1', '@sarv/shared/platform': contract })
  writeFileSync(path.join(folder, `late.${hash}.js`), `export const shell = '${hash}'\n`)
  writeFileSync(path.join(folder, 'sw.js'), `// ${hash}\n`)
  writeFileSync(path.join(folder, 'workers/tokens.0a1b2c3d.js'), `// tokens of ${hash}\n`)
  const host = path.join(folder, 'host.json')
  const { files, ...rest } = JSON.parse(readFileSync(host, 'utf8'))
  writeFileSync(host, JSON.stringify({ ...rest, files: [...files, { path: `late.${hash}.js`, integrity: 'sha256-' }] }))
  const built = builtShellIn(folder)
  if (!built) throw new Error('no shell was built')
  await uploadHost(store, built, folder, 'nima')
  return built
}

const change = (what: (catalogue: Catalogue) => Catalogue) =>
  changeCatalogue(store, keys, what, { who: 'nima', verb: 'test' })
const everybody = (built: Awaited<ReturnType<typeof publish>>) => change((now) => promoteShell(now, { built }))

/** A document server without a shell of its own. */
async function serve(env: NodeJS.ProcessEnv = {}) {
  const key = path.join(place, 'key.json')
  writeFileSync(key, JSON.stringify(keys.publicKey))
  const { get } = await startDocumentServer({
    SARV_FILES: path.join(place, 'none'),
    SARV_CATALOGUE: `store:${store.address}`,
    SARV_CATALOGUE_KEY: key,
    ...env,
  })
  return get
}
const shellOf = (html: string): unknown => dataIn(html).shell
/** Until the server has read the catalogue again. */
const until = (see: () => Promise<unknown>, wanted: unknown) =>
  waitUntil(async () => JSON.stringify(await see()) === JSON.stringify(wanted))

test('PLT-078 a server without a shell is not ready, and has that of the catalogue as soon as there is one', async () => {
  await change((now) => now)
  const get = await serve()
  expect((await get('/health')).status).toBe(503)
  const early = await get('/home')
  expect([early.status, early.headers['retry-after']]).toEqual([503, '5'])
  const built = await publish('11111111')
  await everybody(built)
  await until(async () => (await get('/health')).status, 200)
  expect(shellOf((await get('/home')).text)).toBe(built.version)
  expect((await get('/late.11111111.js')).text).toContain('11111111')
})

test('PLT-078 a canary of the shell is a page, a service worker and a token worker of its own, and everything ends with a rollback', async () => {
  const [old, young] = [await publish('11111111'), await publish('22222222')]
  await everybody(old)
  await change((now) => promoteShell(now, { built: young, rule: { percent: 10 } }))
  const get = await serve()
  const cookie = `sarv-canary=host@${young.version}`
  const seen = async (headers: Record<string, string>) => [
    shellOf((await get('/home', headers)).text),
    (await get('/sw.js', headers)).text.split('\n').at(-2),
  ]
  expect(await seen({})).toEqual([old.version, '// 11111111'])
  expect(await seen({ cookie })).toEqual([young.version, '// 22222222'])
  const page = dataIn((await get('/home')).text)
  expect(page.canaries).toEqual([{ name: 'host', version: young.version, percent: 10 }])
  // A page gets the worker of its own shell, whatever the browser has chosen meanwhile.
  const worker = { 'sec-fetch-dest': 'worker', 'sec-fetch-site': 'same-origin', cookie }
  expect(page.tokenWorker).toBe(`/workers/tokens.js?shell=${old.version}`)
  expect((await get(page.tokenWorker ?? '', worker)).text).toContain('// tokens of 11111111')
  expect((await get('/workers/tokens.js', worker)).text).toContain('// tokens of 22222222')
  for (const hash of ['11111111', '22222222']) expect((await get(`/late.${hash}.js`)).status).toBe(200)

  await change((now) => rollback(now, 'host'))
  await until(() => seen({ cookie }), [old.version, '// 11111111'])
  const asked = JSON.parse((await get(`/versions?host=${young.version}`)).text)
  expect(asked.remotes).toEqual([{ name: 'host', version: old.version, killed: false, withdrawn: [young.version] }])
  // Its tabs still load what they need.
  expect((await get('/late.22222222.js')).text).toContain('22222222')
})

test('PLT-078 F25 every server has the files of shells that were replaced, and nothing that was altered in the store', async () => {
  const shells = [await publish('11111111'), await publish('22222222'), await publish('33333333')]
  for (const one of shells) await everybody(one)
  const get = await serve()
  for (const hash of ['11111111', '22222222', '33333333'])
    expect((await get(`/late.${hash}.js`)).text).toBe(`export const shell = '${hash}'\n`)
  expect((await get('/late.44444444.js')).status).toBe(404)
  alter(shells[0]?.version ?? '', 'late.11111111.js')
  expect((await get('/late.11111111.js')).status).toBe(503)
})

test('PLT-078 T1 a shell with one altered file does not start: the one before stays, and a canary costs only itself', async () => {
  const [old, young, next] = [await publish('11111111'), await publish('22222222'), await publish('33333333')]
  await everybody(old)
  const get = await serve()
  expect(shellOf((await get('/home')).text)).toBe(old.version)
  alter(young.version, 'main.js')
  await everybody(young)
  await until(
    async () => JSON.parse((await get('/versions')).text).refusal,
    `hosts/${young.version}/main.js has another hash`,
  )
  expect(shellOf((await get('/home')).text)).toBe(old.version)
  await change((now) => rollback(now, 'host'))
  alter(next.version, 'main.js')
  const { after } = await change((now) => promoteShell(now, { built: next, rule: { percent: 10 } }))
  await until(async () => JSON.parse((await get('/versions')).text).revision, after.revision)
  const html = (await get('/home', { cookie: `sarv-canary=host@${next.version}` })).text
  expect([shellOf(html), dataIn(html).canaries]).toEqual([old.version, undefined])
})

test('PLT-078 F23 a server that is started again while the store is away has the shell that it had', async () => {
  const built = await publish('11111111')
  await everybody(built)
  const keep = path.join(place, 'kept/catalogue.json')
  const get = await serve({ SARV_CATALOGUE_KEEP: keep })
  expect(shellOf((await get('/home')).text)).toBe(built.version)
  const [folder = ''] = readdirSync(path.join(place, 'kept/shells'))
  rmSync(path.join(place, 'store'), { recursive: true })
  const again = await serve({ SARV_CATALOGUE_KEEP: keep })
  expect(shellOf((await again('/home')).text)).toBe(built.version)
  // Its folder is on a disk: what was altered there is not run.
  writeFileSync(path.join(place, 'kept/shells', folder, 'main.js'), 'altered')
  const third = await serve({ SARV_CATALOGUE_KEEP: keep })
  expect((await third('/health')).status).toBe(503)
})

test('PLT-078 an app that is switched off says why in both languages, and open pages leave for that page', async () => {
  await everybody(await publish('11111111'))
  const get = await serve()
  expect((await get('/home')).status).toBe(200)
  const message = { fa: 'تا ساعت ۱۸ بسته است', en: 'Closed until <18:00>' }
  await change((now) => kill(now, 'host', message, '2026-11-29T12:00:00Z'))
  await until(async () => (await get('/home')).status, 503)
  const { text, headers } = await get('/home')
  expect(headers['retry-after']).toBe('60')
  for (const words of [message.fa, 'Closed until &lt;18:00&gt;']) expect(text).toContain(words)
  expect(JSON.parse((await get('/versions?host=1')).text).remotes).toMatchObject([{ name: 'host', killed: true }])
  expect((await get('/offline')).status).toBe(200)
  await change((now) => revive(now, 'host'))
  await until(async () => (await get('/home')).status, 200)
})

test('PLT-078 a catalogue that names no shell any more, as a former command writes it, changes nothing', async () => {
  const built = await publish('11111111')
  await everybody(built)
  const get = await serve()
  expect((await get('/home')).status).toBe(200)
  const { after } = await change(({ shell: _, ...now }) => now)
  await until(
    async () => JSON.parse((await get('/versions')).text).refusal,
    `revision ${after.revision} names no shell any more`,
  )
  expect(shellOf((await get('/home')).text)).toBe(built.version)
})

/** Alters a file of a published shell. */
function alter(version: string, file: string): void {
  writeFileSync(path.join(place, 'store/hosts', version, file), 'altered')
}
