import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import type { BuiltRemote } from '@sarv/platform/contract/manifest'
import { workspace } from '@sarv/platform/delivery/build/packages'
import { readBuild } from '@sarv/platform/delivery/build/read-build'
import { commands } from '@sarv/platform/delivery/cli/commands'
import { runCommand } from '@sarv/platform/delivery/cli/run-command'
import { smokeTest } from '@sarv/platform/delivery/gate/smoke/smoke-test'
import { openStubEnvironment } from '@sarv/platform/delivery/gate/smoke/stub-environment'
import { folderOf } from '@sarv/platform/delivery/local/platform-plan'
import { promote } from '@sarv/platform/delivery/store/catalogue/catalogue-changes'
import { changeCatalogue } from '@sarv/platform/delivery/store/catalogue/catalogue-store'
import { openStore } from '@sarv/platform/delivery/store/open-store'
import { hostFolder } from '@sarv/platform/delivery/store/versions/host-versions'
import { filesOfBuild, uploadVersion } from '@sarv/platform/delivery/store/versions/stored-version'
import { builtFile } from '@sarv/platform/delivery/webpack/built-file'
import { findChromium } from '../platform/find-chromium'
import { packKit } from '../remotes/external-remote'
import { handwrittenRemote, handwrittenSource } from '../remotes/handwritten-remote'

const host = { name: 'the live host', folder: hostFolder }

test.afterEach(() => {
  delete process.env.SARV_ORIGIN
})

test('the smoke test of the gate passes what mounts, also where the address of the installation is set', async () => {
  process.env.SARV_ORIGIN = 'https://app.example.ir'
  const dist = path.join(folderOf('bank'), 'dist')
  const { built, folder } = readBuild(dist)
  // One that needs a person, one that leads elsewhere, one with a parameter.
  const some = built.routes.filter(({ path }) => ['/card', '/voucher/receipt', '/bank/receipt/:id'].includes(path))
  expect(some).toHaveLength(3)
  const bank = { built: { ...built, routes: some }, folder }
  for (const openEnvironment of [undefined, openStubEnvironment]) {
    const { browser, errors } = await smokeTest([bank], host, undefined, openEnvironment)
    expect(errors.get(bank)).toEqual([])
    expect(browser).toMatch(openEnvironment ? /^Chromium \d.*, an API without data$/ : /^Chromium \d.*, sandbox$/)
  }
})

test('the smoke test of the gate names the page of what does not mount, and why', async () => {
  const crashing = await detailsOfGuest('crashing', '/crashing/render')
  expect(crashing).toContain('In the live host, /crashing/render: the card of a failed remote stands in its place')
  const unready = await detailsOfGuest('unready', '/unready')
  expect(unready).toContain('/unready: the card of a failed remote stands in its place')
  expect(unready, 'the cause of a remote that is not opened').toContain('TypeError: boom before the first screen')
})

test('PLT-094 in the smoke test a version calls what it declares, which the gate itself answers, and nothing else', async () => {
  const api = 'https://api.team.example'
  const source = `const lifecycles = {
    bootstrap: async () => undefined,
    mount: async ({ domElement }) => domElement.append('status ' + (await fetch('${api}/plans', { headers: { 'X-Team': '1' } })).status),
    unmount: async ({ domElement }) => domElement.replaceChildren(),
  }
  export function init() {}
  export const get = async () => () => ({ default: lifecycles })`
  const detailsOf = async (connects: string[]) => {
    const { built, folder } = writeGuest('crashing', '/crashing/calls', Buffer.from(source))
    const guest = { built: { ...built, connects }, folder }
    const { errors } = await smokeTest([guest], host, undefined, openStubEnvironment)
    rmSync(folder, { recursive: true })
    return errors
      .get(guest)
      ?.map(({ detail }) => detail)
      .join('\n')
  }
  expect(await detailsOf([api])).toBe('')
  expect(await detailsOf([])).toMatch(/api\.team\.example.* Content Security Policy/)
})

test('T34 the kit of a foreign repository opens its build in the published shell and refuses what that blocks', async () => {
  const room = mkdtempSync(path.join(tmpdir(), 'sarv-foreign-'))
  const [store, packed] = [path.join(room, 'store'), path.join(room, 'packed')]
  const terminal = { out: () => undefined, err: () => undefined }
  const publish = ['publish', 'host', '--no-smoke', '--dist', hostFolder, '--store', store]
  expect(await runCommand(publish, commands, { SARV_BY: 'nima' }, terminal)).toBe(0)
  await packKit(packed)
  // As npm installs it; the rest is in the kit.
  const driver = path.dirname(
    createRequire(path.join(workspace, 'platform/package.json')).resolve('playwright-core/package.json'),
  )
  mkdirSync(path.join(packed, 'remote-kit/node_modules'))
  symlinkSync(driver, path.join(packed, 'remote-kit/node_modules/playwright-core'))
  const cli = path.join(packed, 'remote-kit/dist/cli.js')
  for (const [address, words] of [
    ['/crashing/fine', /✓ smoke test in Chromium, in the live host .*\nIt passes\.\n/],
    ['/crashing/markup', /SARV-412 {2}In the live host .*, \/crashing\/markup: .*TrustedHTML/],
    ['/crashing/policy', /SARV-412 {2}In the live host .*, \/crashing\/policy: .*'lit-html'/],
  ] as const) {
    const guest = writeGuest('crashing', address)
    const line = [cli, 'check', 'crashing', '--dist', guest.folder, '--store', store]
    const env = { ...process.env, SARV_BY: 'nima', CHROMIUM_PATH: findChromium(() => undefined) }
    const said = await promisify(execFile)(process.execPath, line, { cwd: room, env }).catch((error) => error)
    expect(said.stdout).toMatch(words)
    expect(said.stdout).not.toContain('--no-smoke')
    rmSync(guest.folder, { recursive: true })
  }
  rmSync(room, { recursive: true })
})

test('a shell in which a version of today does not open is not published, and the owner of that version is named', async () => {
  const store = mkdtempSync(path.join(tmpdir(), 'sarv-shell-'))
  const terminal = { out: (text: string) => void said.push(text), err: (text: string) => void said.push(text) }
  const said: string[] = []
  const publishHost = () =>
    runCommand(['publish', 'host', '--dist', hostFolder, '--store', store], commands, { SARV_BY: 'nima' }, terminal)
  const bank = readBuild(path.join(folderOf('bank'), 'dist'))
  await release(store, bank)
  await test.step('a version that opens', async () => {
    expect(await publishHost(), said.join('')).toBe(0)
    expect(said.join('')).toContain('✓ smoke test in Chromium of the remotes that run')
  })
  const guest = writeGuest('crashing', '/crashing/render')
  await release(store, guest)
  await test.step('one that does not', async () => {
    said.length = 0
    expect(await publishHost()).toBe(4)
    expect(said.join('')).toMatch(/crashing@\S+ \(\S+\): In the new host \S+, \/crashing\/render: the card of a failed/)
    expect(said.join('')).toContain('SARV-306')
    expect(said.join('')).not.toContain(`${bank.built.name}@`)
  })
  for (const folder of [store, guest.folder]) rmSync(folder, { recursive: true })
})

/** Puts a version into a store, for everybody. */
async function release(address: string, { built, folder }: { built: BuiltRemote; folder: string }): Promise<void> {
  const store = await openStore(address)
  await uploadVersion(store, built, filesOfBuild(folder), 'nima')
  const base = `https://${built.name}.example.ir`
  await changeCatalogue(store, {}, (now) => promote(now, { built, base }), { who: 'nima', verb: 'promote' })
}

/** What the smoke test says of a remote without a bundler at that address, which needs no data to fail. */
async function detailsOfGuest(name: string, address: string): Promise<string> {
  const guest = writeGuest(name, address)
  const errors = (await smokeTest([guest], host, undefined, openStubEnvironment)).errors.get(guest) ?? []
  rmSync(guest.folder, { recursive: true })
  expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(['SARV-412']))
  return errors.map(({ detail }) => detail).join('\n')
}

/** The build of a remote without a bundler, with one page. */
function writeGuest(name: string, address: string, source = handwrittenSource(name)) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sarv-guest-'))
  const { current } = handwrittenRemote(name, 'http://unused')
  const { file } = builtFile('remoteEntry.js', source)
  const built = {
    ...current,
    files: [file],
    routes: current.routes.slice(0, 1).map((route) => ({ ...route, path: address })),
  }
  writeFileSync(path.join(folder, 'remoteEntry.js'), source)
  writeFileSync(path.join(folder, 'platform.json'), JSON.stringify(built))
  return { built, folder }
}
