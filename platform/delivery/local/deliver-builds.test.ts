import path from 'node:path'
import { beforeEach, expect, test } from '@jest/globals'
import type { BuiltRemote } from '../../contract/manifest'
import { temporaryFolder } from '../../testing/temporary-folder'
import { kill, promote, rollback } from '../store/catalogue/catalogue-changes'
import { changeCatalogue, readCatalogue } from '../store/catalogue/catalogue-store'
import { folderStore } from '../store/folder-store'
import type { Store } from '../store/store'
import { storedVersion } from '../store/versions/stored-version'
import { writeBuild } from '../testing/built-folder'
import { deliverBuilds } from './deliver-builds'

let folder = ''
let store: Store
beforeEach(() => {
  folder = temporaryFolder()
  store = folderStore(path.join(folder, 'store'))
})

const nima = { who: 'nima', verb: 'test' }

function built(name: string, version: string, more: Partial<BuiltRemote> = {}): { folder: string; base: string } {
  const place = path.join(folder, `${name}-${version}`)
  writeBuild(path.join(place, 'dist'), name, { version, ...more })
  return { folder: place, base: `https://${name}.example` }
}

async function running(): Promise<(string | undefined)[]> {
  const { catalogue } = await readCatalogue(store, {})
  return [String(catalogue.revision), ...catalogue.remotes.map(({ current }) => `${current.name}@${current.version}`)]
}

test('what was built here is in the store and runs; starting again changes nothing', async () => {
  expect(await deliverBuilds(store, [built('bank', '1'), built('pma', '1')])).toEqual([])
  expect(await deliverBuilds(store, [built('bank', '1'), built('pma', '1')])).toEqual([])
  expect(await running()).toEqual(['1', 'bank@1', 'pma@1'])
  await deliverBuilds(store, [built('bank', '2'), built('pma', '1')])
  expect(await running()).toEqual(['2', 'bank@2', 'pma@1'])
  expect(await storedVersion(store, 'bank', '1')).toMatchObject({ version: '1' })
})

test('PLT-094 what a remote of this machine calls beside the API is granted with it', async () => {
  const connects = ['https://api.team.example']
  await deliverBuilds(store, [built('pma', '1', { connects })])
  expect((await readCatalogue(store, {})).catalogue.remotes[0]).toMatchObject({ granted: connects })
})

test('what was taken back or switched off stays so, and it is said', async () => {
  await deliverBuilds(store, [built('pma', '1')])
  await deliverBuilds(store, [built('pma', '2')])
  await changeCatalogue(store, {}, (now) => rollback(now, 'pma'), nima)
  const message = { fa: 'تعمیر', en: 'Under repair' }
  await changeCatalogue(store, {}, (now) => kill(now, 'pma', message, '2026-11-21T12:00:00Z'), nima)
  expect(await deliverBuilds(store, [built('pma', '2')])).toEqual([
    'pma is switched off. On again: pnpm sarv revive pma',
    'pma runs 1: what is built here was taken back. Again: pnpm sarv promote pma@2 --again',
  ])
  expect(await running()).toEqual(['4', 'pma@1'])
})

test('a canary of this very build goes on; one of another build gives way', async () => {
  await deliverBuilds(store, [built('pma', '1')])
  const tried = built('pma', '2')
  await deliverBuilds(folderStore(path.join(folder, 'other')), [tried])
  const next = await storedVersion(folderStore(path.join(folder, 'other')), 'pma', '2')
  if (!next) throw new Error('nothing was stored')
  await changeCatalogue(store, {}, (now) => promote(now, { built: next, rule: { percent: 10 } }), nima)
  expect(await deliverBuilds(store, [tried])).toEqual([])
  expect(await running()).toEqual(['2', 'pma@1'])
  await deliverBuilds(store, [built('pma', '3')])
  expect(await running()).toEqual(['3', 'pma@3'])
})

test('a remote that is not here any more leaves', async () => {
  await deliverBuilds(store, [built('bank', '1'), built('pma', '1')])
  await deliverBuilds(store, [built('bank', '1')])
  expect(await running()).toEqual(['2', 'bank@1'])
})

test('of two newcomers that claim the same the later one is left out; of three all are refused by name', async () => {
  const claims = ['bank', 'pma', 'notes'].map((name) => built(name, '1', { storage: ['common'] }))
  await expect(deliverBuilds(store, claims)).rejects.toThrow('storage common is claimed by bank and by pma')
  expect(await running()).toEqual(['0'])
  expect(await deliverBuilds(store, claims.slice(0, 2))).toEqual([
    'pma is left out, storage common is claimed by bank and by pma: it has no version yet, its pages are not there',
  ])
  expect(await running()).toEqual(['1', 'bank@1'])
})

test('a remote that was not built costs only itself: its last version goes on, and it is said', async () => {
  await deliverBuilds(store, [built('bank', '1'), built('pma', '1')])
  const broken = path.join(folder, 'remote-pma')
  const said = await deliverBuilds(
    store,
    [built('bank', '2'), { folder: broken, base: 'https://pma.example' }],
    [broken],
  )
  expect(said).toEqual(['pma was not built: 1 goes on'])
  expect(await running()).toEqual(['2', 'pma@1', 'bank@2'].sort())
  const fresh = path.join(folder, 'remote-notes')
  expect(await deliverBuilds(store, [built('bank', '2'), { folder: fresh, base: '' }], [fresh])).toEqual([
    'notes was not built: it has no version yet, its pages are not there',
  ])
})

test('a newcomer that claims the route of another remote is left out, whatever its place, and the others run', async () => {
  const routes: BuiltRemote['routes'] = [
    { path: '/bank', title: { fa: 'بانک', en: 'Bank' }, header: 'title', back: 'history', extras: [] },
  ]
  const bank = () => built('bank', '1', { routes })
  const thief = () => built('thief', '1', { routes })
  await deliverBuilds(store, [bank(), built('pma', '1', { routes: [] })])
  const said = await deliverBuilds(store, [thief(), bank(), built('pma', '2', { routes: [] })])
  expect(said).toEqual([
    'thief is left out, route /bank is claimed by bank and by thief: it has no version yet, its pages are not there',
  ])
  expect(await running()).toEqual(['2', 'bank@1', 'pma@2'])
})

test('a remote with a route of the shell is left out, and the others run', async () => {
  const routes: BuiltRemote['routes'] = [
    { path: '/*', title: { fa: 'همه', en: 'All' }, header: 'title', back: 'history', extras: [] },
  ]
  const [said] = await deliverBuilds(store, [built('bank', '1'), built('pma', '1', { routes })])
  expect(said).toMatch(/^pma is left out, route \/\* of pma is reserved: it matches every address/)
  expect(await running()).toEqual(['1', 'bank@1'])
})
