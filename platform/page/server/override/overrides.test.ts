import { expect, test } from '@jest/globals'
import type { Catalogue } from '../../../contract/catalogue'
import type { AnnouncedOverride } from '../../../contract/override'
import { builtFixture } from '../../../delivery/testing/built-fixture'
import { createOverrides, developedRemote, overridden } from './overrides'

const override: AnnouncedOverride = { port: 41_234, built: builtFixture('support', { version: '1.0.0-dev' }) }
const address = '192.0.2.1'
const id = (place: number) => `override-of-a-developer-${place}`

const catalogue: Catalogue = {
  revision: 7,
  issued: '',
  remotes: [
    { base: 'https://cdn.example/bank', current: builtFixture('bank') },
    {
      base: 'https://cdn.example/support',
      current: builtFixture('support'),
      canary: { percent: 100, built: builtFixture('support', { version: '2.0.0' }) },
      killed: { message: { fa: 'در دست تعمیر', en: 'Under repair' }, since: '2026-11-21T12:00:00Z' },
    },
  ],
}

test('dev --against: an override lives as long as it is announced, and ends by itself', () => {
  let now = 0
  const overrides = createOverrides(() => now)
  expect(overrides.announce(id(1), override, address)).toBe(true)
  now += 7_999
  expect(overrides.get(id(1))).toBe(override)
  expect(overrides.announce(id(1), override, address)).toBe(true)
  now += 7_999
  expect(overrides.get(id(1))).toBe(override)
  now += 1
  expect(overrides.get(id(1))).toBeUndefined()
})

test('dev --against: an override that is ended is gone at once, others stay', () => {
  const overrides = createOverrides()
  overrides.announce(id(1), override, address)
  overrides.announce(id(2), override, address)
  overrides.end(id(1))
  expect([overrides.get(id(1)), overrides.get(id(2)), overrides.get(undefined)]).toEqual([
    undefined,
    override,
    undefined,
  ])
})

test('T28 dev --against: there are a hundred overrides at most, ten of one address; one that died makes room', () => {
  let now = 0
  const overrides = createOverrides(() => now)
  const announce = (place: number, from: string) => overrides.announce(id(place), override, from)
  const ofStranger = Array.from({ length: 30 }, (_, place) => announce(place, address))
  expect(ofStranger.filter(Boolean)).toHaveLength(10)
  expect([announce(3, address), announce(30, '192.0.2.2')]).toEqual([true, true])
  const ofOthers = Array.from({ length: 200 }, (_, place) => announce(100 + place, `198.51.100.${place}`))
  expect(ofOthers.filter(Boolean)).toHaveLength(89)
  now += 8_000
  expect(announce(20, address)).toBe(true)
})

test('dev --against: the build stands in the place of its remote, whatever the catalogue says of that one', () => {
  const { revision, remotes } = overridden(catalogue, developedRemote(override))
  expect(revision).toBe(7)
  expect(remotes).toEqual([catalogue.remotes[0], { base: 'http://localhost:41234', current: override.built }])
})

test('dev --against: a remote that the catalogue does not know comes beside the others', () => {
  const built = builtFixture('trial')
  const { remotes } = overridden(catalogue, developedRemote({ ...override, built }))
  expect(remotes).toEqual([...catalogue.remotes, { base: 'http://localhost:41234', current: built }])
})
