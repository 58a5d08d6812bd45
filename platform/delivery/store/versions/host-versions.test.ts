import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { temporaryFolder } from '../../../testing/temporary-folder'
import { hostFixture } from '../../testing/host-fixture'
import { folderStore } from '../folder-store'
import { announceHost, builtShellIn, hostBuildIn, runningHosts, uploadHost } from './host-versions'

const folder = temporaryFolder()
const store = folderStore(path.join(folder, 'store'))
const versionsNow = async () => (await runningHosts(store, {})).map(({ version }) => version)

test('the live host is the one that was announced last; the one before counts too, and no other', async () => {
  for (const contract of ['1.0.0', '1.1.0', '1.1.0', '1.2.0']) await announceHost(store, hostFixture(contract), 'nima')
  expect(await versionsNow()).toEqual(['1.2.0-test', '1.1.0-test'])
})

test('of two hosts that are announced at once one is, and the other is told', async () => {
  const late = {
    ...store,
    put: async () => store.put('host.json', Buffer.from(''), 'absent'),
  }
  await expect(announceHost(late, hostFixture('1.3.0'), 'sara')).rejects.toThrow('SARV-211')
  expect(await versionsNow()).toEqual(['1.2.0-test', '1.1.0-test'])
})

test('the files of a host come back as they were built', async () => {
  const dist = path.join(folder, 'dist')
  mkdirSync(path.join(dist, 'workers'), { recursive: true })
  const provided = { '@sarv/shared/platform': '1.4.0' }
  const files = [{ path: 'main.js', integrity: 'sha256-a', bytes: 1, br: 1 }]
  writeFileSync(path.join(dist, 'main.js'), '1')
  writeFileSync(path.join(dist, 'workers/pdf.js'), '2')
  writeFileSync(path.join(dist, 'host.json'), JSON.stringify({ files, provided, main: { scripts: [], styles: [] } }))
  const host = builtShellIn(dist)
  if (!host) throw new Error('no host was read')
  expect(host).toMatchObject({ provided, federation: '2.9', version: expect.stringMatching(/^1\.4\.0-[0-9a-f]{8}$/) })
  await uploadHost(store, host, dist, 'nima')
  await uploadHost(store, host, dist, 'nima')
  const into = mkdtempSync(path.join(folder, 'into-'))
  expect(await hostBuildIn(store, host, into)).toBe(into)
  expect(readdirSync(into, { recursive: true }).sort()).toEqual(['host.json', 'main.js', 'workers', 'workers/pdf.js'])
  expect(await hostBuildIn(store, hostFixture('9.0.0'), into)).toBeUndefined()
})
