import { expect, test } from '@jest/globals'
import type { Catalogue, CataloguedRemote } from '../../../contract/catalogue'
import { builtFixture } from '../../../delivery/testing/built-fixture'
import { servedCatalogue } from './served-catalogue'

const bank: CataloguedRemote = { base: 'https://bank.example', current: builtFixture('bank') }
const support: CataloguedRemote = { base: 'https://support.example', current: builtFixture('support') }
const canary = { percent: 10, built: builtFixture('support', { version: '2.0.0' }) }

const noEntries = async () => undefined

const served = async (change: Partial<CataloguedRemote>) => {
  const read: Catalogue = { revision: 7, issued: '', remotes: [bank, { ...support, ...change }] }
  const { catalogue, leftOut } = await servedCatalogue(read, new Map(), noEntries)
  expect(catalogue.revision).toBe(7)
  expect(catalogue.remotes[0]).toEqual(bank)
  return { remote: catalogue.remotes[1], leftOut }
}

test.each<[string, Partial<CataloguedRemote>]>([
  ['without a canary', {}],
  ['with one', { canary }],
  ['with one from another base', { canary: { ...canary, base: 'http://localhost:1' } }],
  [
    'with a bad one that ran before, of which no page has anything',
    { previous: builtFixture('support', { version: '' }) },
  ],
])('a good remote %s is served as it is', async (_, change) => {
  expect(await served(change)).toEqual({ remote: { ...support, ...change }, leftOut: [] })
})

test.each<[Partial<CataloguedRemote>, string]>([
  [{ base: 'remotes.example.ir/support' }, 'support (base: it does not begin with https://)'],
  [{ base: 'http://localhost:3005/"><h1 id=inj>', canary }, 'support (base: it has other characters than '],
  [{ current: builtFixture('support', { version: '1"><h1>' }) }, 'support (current.version: expected a version'],
  [
    { current: builtFixture('support', { files: [{ path: 'a.js', integrity: '', bytes: 1, br: 1 }] }) },
    'support (current.files.0.integrity: expected a hash',
  ],
])('T2 F24 PLT-004 of a catalogue whose remote is bad, that one is left out alone: %j', async (change, line) => {
  const { remote, leftOut } = await served(change)
  expect(remote).toMatchObject({ current: { name: 'support' }, isLeftOut: true })
  expect(remote?.canary).toBeUndefined()
  expect(leftOut).toEqual([expect.stringContaining(line)])
})

test('a remote that has not changed is the same object in the next catalogue, with what is left out of it', async () => {
  const bad = { ...support, canary: { ...canary, base: 'nowhere' } }
  const first = await servedCatalogue({ revision: 7, issued: '', remotes: [bank, bad] }, new Map(), noEntries)
  const next = structuredClone([{ ...bank, base: 'https://other.example' }, bad])
  const { catalogue, leftOut } = await servedCatalogue(
    { revision: 8, issued: '', remotes: next },
    first.checked,
    noEntries,
  )
  expect(catalogue.remotes[0]).toEqual(next[0])
  expect(catalogue.remotes[1]).toBe(first.catalogue.remotes[1])
  expect(leftOut).toEqual(first.leftOut)
})

test('T2 F24 a left-out remote answers where it may, and its route that no page can be made with is nowhere', async () => {
  const [good] = builtFixture('support').routes
  if (!good) throw new Error('The fixture has no route')
  const optional = { ...good, path: `/support${'/:part?'.repeat(30)}` }
  const { remote, leftOut } = await served({ current: builtFixture('support', { routes: [optional, good] }) })
  expect([remote?.isLeftOut, remote?.current.routes]).toEqual([true, [good]])
  expect(leftOut).toEqual(['support (current.routes.0.path: expected a route path like /notes/:id)'])
})

test.each<[CataloguedRemote['canary'], string]>([
  [{ ...canary, base: 'nowhere' }, 'the canary of support (base: it does not begin with https://)'],
  [
    { ...canary, built: builtFixture('support', { entry: '../a.js' }) },
    'the canary of support (current.entry: expected a path',
  ],
])('T2 F24 of a remote whose canary is bad, the canary is left out alone (%#)', async (bad, line) => {
  const { remote, leftOut } = await served({ canary: bad })
  expect(remote).toEqual(support)
  expect(leftOut).toEqual([expect.stringContaining(line)])
})
