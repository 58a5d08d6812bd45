import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { commands } from '@sarv/platform/delivery/cli/commands'
import { runCommand } from '@sarv/platform/delivery/cli/run-command'
import { serveVersions } from '@sarv/platform/delivery/serve/serve-versions'
import { makeCatalogueKeys } from '@sarv/platform/delivery/store/catalogue/catalogue-signature'
import { folderStore } from '@sarv/platform/delivery/store/folder-store'
import type { Store } from '@sarv/platform/delivery/store/store'
import { writeBuild } from '@sarv/platform/delivery/testing/built-folder'
import { passGate } from '@sarv/platform/delivery/testing/published-fixture'
import { createDocumentServer } from '@sarv/platform/page/server/document-server'
import { settingsFrom } from '@sarv/platform/page/server/settings'
import { dataIn } from '@sarv/platform/page/server/testing/page-id-from'
import { writeShell } from '@sarv/platform/page/server/testing/shell-fixture'
import { accessTokenOf, freshPerson } from '@sarv/platform/testing/control'
import { describeWhenDeep } from '@sarv/platform/testing/describe-when-deep'
import { signIn } from '@sarv/platform/testing/sign-in'
import { waitUntil } from '@sarv/platform/testing/wait-until'
import { type RunningSandbox, startSandbox } from '@sarv/shared/testing/sandbox'

// A drill needs every part of an installation, so this file imports more than others.

const room = mkdtempSync(path.join(tmpdir(), 'sarv-drill-'))
const servers: Server[] = []
let sandbox: RunningSandbox | undefined
afterAll(async () => {
  await sandbox?.stop()
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
  rmSync(room, { recursive: true })
})
const say = (line: string) => process.stdout.write(`${line}\n`)
const secondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(1)

async function listen(server: Server): Promise<string> {
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** What running.md copies of a store, in its order. */
function documentedKeys(): string[] {
  const running = readFileSync(path.resolve(import.meta.dirname, '../docs/running.md'), 'utf8')
  const [, how = ''] = /^\| the store \| (.*?) \|/m.exec(running) ?? []
  return [...how.matchAll(/`([\w./-]+)`/g)].map(([, key = '']) => key)
}

async function copyKeys(from: Store, to: Store, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    if (key.endsWith('/')) await copyKeys(from, to, await from.list(key))
    else {
      const stored = await from.get(key)
      if (stored) await to.put(key, stored.body, 'absent')
    }
  }
}

test('PLT-113 F23 a lost store comes back from its copy: every page and the doctor are right, and the drill prints RPO and RTO', async () => {
  const place = path.join(room, 'store')
  const { privateKey, publicKey } = await makeCatalogueKeys()
  const keyFile = path.join(room, 'catalogue-key.json')
  writeFileSync(keyFile, JSON.stringify(publicKey))
  const cdn = await listen(createServer(serveVersions(path.join(place, 'remotes'), () => undefined)))
  const shell = writeShell(path.join(room, 'shell'), { react: '19.3.1', '@sarv/shared/platform': '1.0.0' })

  async function sarv(line: string) {
    let out = ''
    const terminal = { out: (text: string) => (out += text), err: () => undefined }
    const key = JSON.stringify(privateKey)
    const env = { SARV_STORE: place, SARV_BY: 'nima', SARV_SIGNING_KEY: key, SARV_BASE: `${cdn}/{name}` }
    const code = await runCommand([...line.split(' '), '--json'], commands, env, terminal)
    return { code, ...JSON.parse(out) }
  }
  async function deliver(name: string, version: string) {
    const dist = writeBuild(mkdtempSync(path.join(room, 'dist-')), name, { version })
    expect(await sarv(`publish ${name} --no-smoke --dist ${dist}`)).toMatchObject({ code: 0 })
    await passGate(folderStore(place), { privateKey, publicKey }, name, version)
    expect(await sarv(`promote ${name}@${version}`)).toMatchObject({ code: 0 })
  }
  async function serve(name: string): Promise<string> {
    const keep = path.join(room, name, 'catalogue.json')
    mkdirSync(path.dirname(keep))
    const env = { SARV_FILES: shell, SARV_CATALOGUE: `store:${place}`, SARV_CATALOGUE_KEY: keyFile }
    return listen(createDocumentServer(settingsFrom({ ...env, SARV_CATALOGUE_KEEP: keep }), () => undefined))
  }
  const shown = async (server: string) => {
    const response = await fetch(`${server}/home`)
    if (response.status !== 200) return `${response.status}`
    const { remotes } = dataIn(await response.text())
    return remotes
      .map(({ name, version }) => `${name}@${version}`)
      .sort()
      .join(' ')
  }
  const served = async (server: string): Promise<number> => (await (await fetch(`${server}/versions`)).json()).revision
  /** Of the installation: what is wrong with this checkout is not. */
  const inDoctor = async (servers: readonly string[]) =>
    (await sarv(`doctor --against ${servers}`)).errors
      .map(({ code }: { code: string }) => code)
      .filter((code: string) => !['SARV-502', 'SARV-504'].includes(code))

  expect(await sarv(`publish host --no-smoke --dist ${shell}`)).toMatchObject({ code: 0 })
  for (const name of ['pma', 'bank']) await deliver(name, '1.0.0')
  const copied = (await sarv('status')).revision as number
  const [root = '', ...rest] = documentedKeys()
  const copy = folderStore(path.join(room, 'copy'))
  await copyKeys(folderStore(place), copy, [root])
  // A delivery in the middle of the copy must not make it useless.
  await deliver('pma', '1.1.0')
  await copyKeys(folderStore(place), copy, rest)
  await deliver('pma', '1.2.0')
  await deliver('bank', '1.1.0')
  const running = [await serve('one'), await serve('two')]
  for (const server of running) await waitUntil(async () => (await shown(server)) === 'bank@1.1.0 pma@1.2.0')
  expect(await inDoctor(running)).toEqual([])

  rmSync(place, { recursive: true })
  for (const server of running) expect(await shown(server)).toBe('bank@1.1.0 pma@1.2.0')
  const start = performance.now()
  await copyKeys(copy, folderStore(place), [root, ...rest])
  expect(await inDoctor(running)).toEqual(['SARV-513', 'SARV-513'])
  const ahead = Math.max(...(await Promise.all(running.map(served))))
  const lost = ahead - copied
  expect(lost).toBe(3)
  expect(await sarv(`renew --above ${ahead}`)).toMatchObject({ code: 0 })
  const all = [...running, await serve('three')]
  for (const server of all) await waitUntil(async () => (await shown(server)) === 'bank@1.0.0 pma@1.0.0')
  expect(await inDoctor(all)).toEqual([])
  say(`Restore drill, store: RPO ${lost} changes, RTO ${secondsSince(start)} s from a local copy`)

  // What was lost is delivered again, a version that the copy has without its catalogue too.
  await deliver('pma', '1.2.0')
  expect(await sarv('promote pma@1.1.0')).toMatchObject({ code: 0 })
  for (const server of all) await waitUntil(async () => (await shown(server)) === 'bank@1.0.0 pma@1.1.0')
})

describeWhenDeep('the embedded database', () => {
  test('PLT-113 comes back from the copy of its folder, without who came after it', async () => {
    const folder = path.join(room, 'data')
    const copy = path.join(room, 'data-copy')
    sandbox = await startSandbox({ folder })
    const before = await freshPerson(sandbox.origins.inbox, { level: 2 })
    await sandbox.stop()
    cpSync(folder, copy, { recursive: true })
    sandbox = await startSandbox({ folder })
    const after = await freshPerson(sandbox.origins.inbox, { level: 2 })
    await sandbox.kill()
    rmSync(folder, { recursive: true })

    const start = performance.now()
    cpSync(copy, folder, { recursive: true })
    sandbox = await startSandbox({ folder })
    const { api, identity, inbox } = sandbox.origins
    const tokens = await signIn(identity, inbox, before.mobile)
    const headers = { authorization: `Bearer ${tokens.access_token}` }
    const profile = await fetch(`${api}/onboarding/api/v1/profile/`, { headers })
    expect(await profile.json()).toMatchObject({ sub: before.sub })
    say(`Restore drill, database: RPO 1 person, RTO ${secondsSince(start)} s`)
    await expect(accessTokenOf(inbox, after)).rejects.toThrow('access-tokens')
  })
})
