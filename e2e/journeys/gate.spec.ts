import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { readBuild } from '@sarv/platform/delivery/build/read-build'
import { smokeTest } from '@sarv/platform/delivery/gate/smoke/smoke-test'
import { folderOf } from '@sarv/platform/delivery/local/platform-plan'
import { hostFolder } from '@sarv/platform/delivery/store/versions/host-versions'
import { handwrittenRemote, handwrittenSource } from '../remotes/handwritten-remote'

const host = { name: 'the live host', folder: hostFolder }

test.afterEach(() => {
  delete process.env.SARV_ORIGIN
})

test('the smoke test of the gate passes what mounts, also where the address of the installation is set', async () => {
  process.env.SARV_ORIGIN = 'https://app.example.ir'
  const dist = path.join(folderOf('bank'), 'dist')
  const { built } = readBuild(dist)
  // One that needs a person, one that leads elsewhere, one with a parameter.
  const some = built.routes.filter(({ path }) => ['/card', '/voucher/receipt', '/bank/receipt/:id'].includes(path))
  expect(some).toHaveLength(3)
  expect(await smokeTest({ ...built, routes: some }, dist, host)).toEqual([])
})

test('the smoke test of the gate names the page of what does not mount, and why', async () => {
  const crashing = await detailsOfGuest('crashing', '/crashing/render')
  expect(crashing).toContain('In the live host, /crashing/render: the card of a failed remote stands in its place')
  const unready = await detailsOfGuest('unready', '/unready')
  expect(unready).toContain('/unready: the card of a failed remote stands in its place')
  expect(unready, 'the cause of a remote that is not opened').toContain('TypeError: boom before the first screen')
})

/** What the smoke test says of a remote without a bundler at that address. */
async function detailsOfGuest(name: string, address: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sarv-guest-'))
  const { current } = handwrittenRemote(name, 'http://unused')
  const built = { ...current, routes: current.routes.slice(0, 1).map((route) => ({ ...route, path: address })) }
  writeFileSync(path.join(folder, 'remoteEntry.js'), handwrittenSource(name))
  writeFileSync(path.join(folder, 'platform.json'), JSON.stringify(built))
  const errors = await smokeTest(built, folder, host)
  rmSync(folder, { recursive: true })
  expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(['SARV-412']))
  return errors.map(({ detail }) => detail).join('\n')
}
