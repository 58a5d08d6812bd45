import path from 'node:path'
import { beforeEach, expect, test } from '@jest/globals'
import { temporaryFolder } from '../../testing/temporary-folder'
import { readCatalogue } from '../store/catalogue/catalogue-store'
import { folderStore } from '../store/folder-store'
import type { Store } from '../store/store'
import { announceHost } from '../store/versions/host-versions'
import { writeBuild } from '../testing/built-folder'
import { hostFixture } from '../testing/host-fixture'
import { passGate } from '../testing/published-fixture'
import { runSarv } from '../testing/run-sarv'
import { deliverOffered } from './deliver-offered'

const room = temporaryFolder()
let made = 0
let store: Store
let lines: string[]
beforeEach(async () => {
  store = folderStore(path.join(room, `${++made}`))
  lines = []
  await announceHost(store, hostFixture('1.0.0'), 'nima')
})

const base = 'http://pma.localhost:3002'
const built = (version: string, build: Parameters<typeof writeBuild>[2] = {}) =>
  writeBuild(path.join(room, `${made}-${version}`), 'pma', { version, ...build })

/** A command line, with a browser's check of what it has published: no browser runs here. */
async function run(...line: readonly string[]): Promise<boolean> {
  lines.push(line.filter((word) => !word.startsWith(room)).join(' '))
  const env = { SARV_STORE: store.address, SARV_BY: 'staging' }
  const browser = line[0] === 'publish' ? ['--no-smoke'] : []
  const isGood = (await runSarv([...line, ...browser], env)).code === 0
  if (line[0] === 'publish' && isGood) await passGate(store, {}, 'pma', path.basename(line.at(-1) ?? '').slice(2))
  return isGood
}

const deliver = (folder: string, at = base) => deliverOffered({ store, keys: {}, run }, 'pma', folder, at)
const running = async () => {
  const [pma] = (await readCatalogue(store, {})).catalogue.remotes
  return pma && { at: pma.base, version: pma.current.version }
}

test('PLT-106 a build that is offered is published and promoted, the first with the agreement to what it may do', async () => {
  await deliver(built('1.0.0', { authority: { operations: ['GET /a/'], abilities: [] } }))
  expect(lines).toEqual(['publish pma --dist', `promote pma@1.0.0 --base ${base} --agree-authority`])
  expect(await running()).toEqual({ at: base, version: '1.0.0' })
})

test('PLT-106 a later version that may do more is published, and waits for a person', async () => {
  await deliver(built('1.0.0'))
  await deliver(built('1.1.0', { authority: { operations: ['GET /a/'], abilities: [] } }))
  expect(lines.slice(2)).toEqual(['publish pma --dist', 'promote pma@1.1.0'])
  expect((await running())?.version).toBe('1.0.0')
})

test('PLT-106 what was taken back stays so, however often its image is started', async () => {
  await deliver(built('1.0.0'))
  await deliver(built('1.1.0'))
  await run('rollback', 'pma', '--why', 'a test')
  lines = []
  await deliver(built('1.1.0'))
  expect(lines).toEqual(['publish pma --dist'])
  expect((await running())?.version).toBe('1.0.0')
})

test('PLT-106 other bytes under a version that is published are refused', async () => {
  await deliver(built('1.0.0'))
  await deliver(writeBuild(built('1.0.0'), 'pma', { version: '1.0.0' }, 'export const other = true'))
  expect(lines.slice(2)).toEqual(['publish pma --dist'])
})

test('PLT-106 a remote moves with the address that browsers find it at', async () => {
  await deliver(built('1.0.0'))
  await deliver(built('1.0.0'), 'http://pma.localhost:4002')
  expect(await running()).toEqual({ at: 'http://pma.localhost:4002', version: '1.0.0' })
})

test('T3 a build of another remote is not published', async () => {
  await deliverOffered({ store, keys: {}, run }, 'bank', built('1.0.0'), base)
  expect(lines).toEqual(['publish bank --dist'])
  expect(await store.list('remotes/')).toEqual([])
})
