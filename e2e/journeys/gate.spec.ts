import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { readBuild } from '@sarv/delivery/build/read-build'
import { smokeTest } from '@sarv/delivery/gate/smoke/smoke-test'
import { folderOf } from '@sarv/delivery/local/platform-plan'
import { hostFolder } from '@sarv/delivery/store/versions/host-versions'
import { guestRemote, guestSource } from '../remotes/guest-remote'

const host = { name: 'the live host', folder: hostFolder }

test('the smoke test of the gate passes what mounts, and names the page of what does not', async () => {
  test.setTimeout(180_000)
  const dist = path.join(folderOf('bank'), 'dist')
  const { built } = readBuild(dist)
  // One that needs a person, one that leads elsewhere, one with a parameter.
  const some = built.routes.filter(({ path }) => ['/card', '/voucher/receipt', '/bank/receipt/:id'].includes(path))
  expect(some).toHaveLength(3)
  expect(await smokeTest({ ...built, routes: some }, dist, host)).toEqual([])

  const folder = mkdtempSync(path.join(tmpdir(), 'sarv-guest-'))
  const { current } = guestRemote('crashing', 'http://unused')
  const routes = current.routes.map((route) => ({ ...route, path: '/crashing/render' })).slice(0, 1)
  writeFileSync(path.join(folder, 'remoteEntry.js'), guestSource('crashing'))
  writeFileSync(path.join(folder, 'platform.json'), JSON.stringify({ ...current, routes }))
  const errors = await smokeTest({ ...current, routes }, folder, host)
  rmSync(folder, { recursive: true })
  expect(errors.map(({ code }) => code)).toContain('SARV-412')
  expect(errors.map(({ detail }) => detail).join('\n')).toContain(
    'In the live host, /crashing/render: the card of a failed remote stands in its place',
  )
})
