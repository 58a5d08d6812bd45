import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { CataloguedRemote } from '../../../contract/catalogue'
import { type PageData, pageDataId } from '../../../contract/page-data'
import { runningVersions } from '../../../contract/running-versions'
import { commands } from '../../../delivery/cli/commands'
import { runCommand } from '../../../delivery/cli/run-command'
import { catalogueKey } from '../../../delivery/store/catalogue/catalogue-path'
import { readCatalogue } from '../../../delivery/store/catalogue/catalogue-store'
import { openStore } from '../../../delivery/store/open-store'
import { announceHost } from '../../../delivery/store/versions/host-versions'
import { writeBuild } from '../../../delivery/testing/built-folder'
import { hostFixture } from '../../../delivery/testing/host-fixture'
import { passGate } from '../../../delivery/testing/published-fixture'
import { waitUntil } from '../../../testing/wait-until'
import { createDocumentServer } from '../document-server'
import { settingsFrom } from '../settings'
import { writeShell } from '../testing/shell-fixture'

const folder = mkdtempSync(path.join(tmpdir(), 'sarv-bad-catalogue-'))
const address = path.join(folder, 'store')
const logged: string[] = []
let server: Server
let origin = ''

beforeAll(async () => {
  const files = writeShell(path.join(folder, 'shell'), hostFixture('1.0.0').provided)
  const settings = settingsFrom({ SARV_FILES: files, SARV_CATALOGUE: `store:${address}` })
  server = createDocumentServer(settings, (line) => logged.push(line)).listen(0)
  await once(server, 'listening')
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
  await announceHost(await openStore(address), hostFixture('1.0.0'), 'nima')
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

async function sarv(line: string, base = 'http://{name}.localhost') {
  let said = ''
  const terminal = { out: (text: string) => (said += text), err: (text: string) => (said += text) }
  const env = { SARV_STORE: address, SARV_BY: 'nima', SARV_BASE: base }
  return { code: await runCommand(line.split(' '), commands, env, terminal), said }
}

async function live(name: string, version: string): Promise<void> {
  const dist = writeBuild(path.join(folder, `${name}-${version}`), name, { version })
  expect(await sarv(`publish ${name} --no-smoke --dist ${dist}`)).toMatchObject({ code: 0 })
  await passGate(await openStore(address), {}, name, version)
  expect(await sarv(`promote ${name}@${version}`)).toMatchObject({ code: 0 })
}

/** Writes into the store past every check, as an earlier command or a person with the credentials could. */
async function plant(name: string, change: Partial<CataloguedRemote>): Promise<void> {
  const store = await openStore(address)
  const { catalogue } = await readCatalogue(store, {})
  const remotes = catalogue.remotes.map((one) => (one.current.name === name ? { ...one, ...change } : one))
  const body = Buffer.from(JSON.stringify({ ...catalogue, revision: catalogue.revision + 1, remotes }))
  await store.put(catalogueKey, body, { contentType: 'application/json', cacheControl: '' }, 'any')
}

/** What the page of /support says of every remote, as soon as it is made from the newest revision. */
async function remotesOnPage(): Promise<(string | undefined)[][]> {
  const { catalogue } = await readCatalogue(await openStore(address), {})
  await waitUntil(async () => {
    const { revision } = runningVersions.parse(await (await fetch(`${origin}/versions`)).json())
    return revision === catalogue.revision
  })
  const page = await fetch(`${origin}/support`)
  expect(page.status).toBe(200)
  const [, text = ''] = new RegExp(`id="${pageDataId}">(.*?)</script>`).exec(await page.text()) ?? []
  return (JSON.parse(text) as PageData).remotes.map(({ name, refused, entry }) => [name, refused ?? entry])
}

const bankRuns = ['bank', 'http://bank.localhost/1.0.0/remoteEntry.js']
const supportRuns = (version: string) => ['support', `http://support.localhost/${version}/remoteEntry.js`]

test('T2 F24 a base that got into the store takes its own area only; kill, rollback and promote heal', async () => {
  await live('bank', '1.0.0')
  await live('support', '1.0.0')
  await live('support', '1.1.0')
  expect(await sarv('promote support@1.1.0 --base remotes.example.ir/support')).toMatchObject({
    code: 2,
    said: expect.stringMatching(/SARV-212.*\n.*"remotes.example.ir\/support": it does not begin with https:\/\//),
  })
  expect(await remotesOnPage()).toEqual([bankRuns, supportRuns('1.1.0')])

  await plant('support', { base: 'remotes.example.ir/support' })
  expect(await remotesOnPage()).toEqual([bankRuns, ['support', 'incompatible']])
  expect(logged).toEqual([expect.stringContaining('left out: support (base: it does not begin with https://)')])
  expect((await sarv('doctor')).said).toMatch(/SARV-510 .*\n +support: base: it does not begin with https:\/\//)
  expect(await sarv('kill support --message soon')).toMatchObject({ code: 0 })
  expect(await remotesOnPage()).toEqual([bankRuns, ['support', 'killed']])
  expect(await sarv('revive support')).toMatchObject({ code: 0 })
  expect(await sarv('rollback support')).toMatchObject({ code: 0 })
  expect(await remotesOnPage()).toEqual([bankRuns, supportRuns('1.0.0')])

  await live('support', '1.2.0')
  await plant('support', { base: 'http://evil.example', previousBase: 'http://support.localhost' })
  expect(await remotesOnPage()).toEqual([bankRuns, ['support', 'incompatible']])
  expect(await sarv('promote support@1.2.0 --base http://support.localhost')).toMatchObject({ code: 0 })
  expect(await remotesOnPage()).toEqual([bankRuns, supportRuns('1.2.0')])
  await plant('support', { base: 'http://evil.example', previousBase: 'http://support.localhost' })
  expect(await sarv('rollback support', '')).toMatchObject({ code: 0 })
  expect(await remotesOnPage()).toEqual([bankRuns, supportRuns('1.0.0')])
})
