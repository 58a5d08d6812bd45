import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { temporaryFolder } from '../../testing/temporary-folder'
import type { InventoryItem } from '../inventory/inventory'
import { folderStore } from '../store/folder-store'
import { filesFixture, writeBuild, writeShellBuild } from '../testing/built-folder'
import { passGate } from '../testing/published-fixture'
import { runSarv, sarvJson, settingsOf } from '../testing/run-sarv'

const room = temporaryFolder()
const store = folderStore(path.join(room, 'store'))

const sarv = (line: string) => sarvJson(line, settingsOf(store))

async function publish(name: string, version: string) {
  await sarv(
    `publish ${name} --no-smoke --dist ${writeBuild(path.join(room, `${name}-${version}`), name, { version })}`,
  )
  await passGate(store, {}, name, version)
}

const listed = (items: readonly InventoryItem[]) =>
  items.map(({ name, version, file, canary }) => `${name}@${version} ${file}${canary ? ' canary' : ''}`)

test('PLT-110 the inventory has each script and style that pages may load, by its hash, owner, reason and time', async () => {
  const dist = writeShellBuild(path.join(room, 'shell'), '1.0.0')
  mkdirSync(path.join(dist, 'workers'))
  for (const file of ['main.1a2b3c4d.js', 'main.1a2b3c4d.css', 'sw.js', 'workers/tokens.js', 'mark.1a2b.svg'])
    writeFileSync(path.join(dist, file), file)
  const { host } = await sarv(`publish host --no-smoke --dist ${dist}`)
  await passGate(store, {}, 'host', host.version)
  await sarv(`promote host@${host.version}`)
  for (const version of ['1.0.0', '1.1.0']) await publish('pma', version)
  await publish('bank', '1.0.0')
  await sarv('promote pma@1.0.0')
  await sarv('promote bank@1.0.0')
  await sarv('promote pma@1.1.0 --percent 10')
  const { items, revision } = await sarv('inventory')
  const shell = `host@${host.version}`
  const ofShell = ['main.1a2b3c4d.css', 'main.1a2b3c4d.js', 'sw.js', 'workers/tokens.js'].map(
    (one) => `${shell} ${one}`,
  )
  const bank = 'bank@1.0.0 remoteEntry.js'
  const pma = ['pma@1.0.0 remoteEntry.js', 'pma@1.1.0 remoteEntry.js canary']
  expect(listed(items).sort()).toEqual([bank, ...ofShell, ...pma])
  const script = filesFixture('pma', { version: '1.1.0' }).get('remoteEntry.js') ?? ''
  expect(items.find((item: InventoryItem) => item.canary)).toEqual({
    name: 'pma',
    version: '1.1.0',
    file: 'remoteEntry.js',
    kind: 'script',
    integrity: `sha256-${createHash('sha256').update(script).digest('base64')}`,
    owner: 'pma-team',
    reason: 'entry of pma: /pma',
    since: expect.stringMatching(/^20\d\d-/),
    canary: true,
  })
  expect((await runSarv(['inventory'], settingsOf(store))).out).toMatch(
    /pma@1\.1\.0 \(canary\) +remoteEntry\.js +sha256-\S+ +pma-team +20/,
  )

  await sarv('kill bank --message Under_repair')
  await sarv('promote pma@1.1.0')
  const now = await sarv('inventory')
  expect(listed(now.items).sort()).toEqual([...ofShell, 'pma@1.1.0 remoteEntry.js'])
  const then = await sarv(`inventory --at ${revision}`)
  expect(then.items).toHaveLength(items.length)
  expect(then.items).toEqual(expect.arrayContaining(items))
  expect(listed((await sarv('inventory --at 2126-01-01')).items)).toEqual(listed(now.items))
  for (const wrong of ['yesterday', '99', '2020-01-01'])
    expect((await sarv(`inventory --at ${wrong}`)).errors).toMatchObject([{ code: 'SARV-102' }])
})
