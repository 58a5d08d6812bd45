import { expect, test } from '@jest/globals'
import { isInCanary } from '@sarv/shared/remote/canary'
import type { PageCanary, PageRemote } from '@sarv/shared/remote/page-data'
import { asksForLevel, canariesOf, runs } from './canary-choice'

const everybody: PageCanary = { name: 'support', version: '2.0.0', percent: 100 }
const nobody: PageCanary = { ...everybody, percent: 0 }
const leveled: PageCanary = { name: 'pma', version: '3.0.0', percent: 100, level: 2 }
const remote = (name: string, version: string): PageRemote => ({
  name,
  version,
  title: { fa: name, en: name },
  owner: name,
  entry: '',
  routes: [],
  intents: {},
  storage: [],
})

test.each<[PageCanary[] | undefined, number | undefined, Record<string, string>]>([
  [undefined, 2, {}],
  [[nobody], 2, {}],
  [[everybody], undefined, { support: '2.0.0' }],
  [[everybody, leveled], 2, { support: '2.0.0', pma: '3.0.0' }],
  [[everybody, leveled], 1, { support: '2.0.0' }],
  [[everybody, leveled], undefined, { support: '2.0.0' }],
])('canary: of %j somebody of level %p is shown %j', (canaries, level, chosen) =>
  expect(Object.fromEntries(canariesOf({ canaries }, { sub: 'a', level }))).toEqual(chosen),
)

test('canary: who is shown one is who the rule says, for each person and remote', () => {
  const tenth: PageCanary = { ...everybody, percent: 10 }
  const people = Array.from({ length: 200 }, (_, place) => `person-${place}`)
  const shown = people.filter((sub) => canariesOf({ canaries: [tenth] }, { sub }).size > 0)
  expect(shown).toEqual(people.filter((sub) => isInCanary('support', { percent: 10 }, { sub })))
  expect(shown.length).toBeGreaterThan(5)
})

test.each<[PageCanary[] | undefined, boolean]>([
  [undefined, false],
  [[everybody], false],
  [[leveled], true],
  [[{ ...leveled, percent: 0 }], false],
])('canary: for %j the level is asked for: %p', (canaries, asks) => expect(asksForLevel({ canaries }, 'a')).toBe(asks))

test.each<[string, Record<string, string>, boolean]>([
  ['1.0.0', {}, true],
  ['1.0.0', { support: '2.0.0' }, false],
  ['2.0.0', { support: '2.0.0' }, true],
  ['2.0.0', {}, false],
])('canary: a page with version %s is the one for %j: %p', (version, chosen, right) => {
  const page = { canaries: [everybody], remotes: [remote('support', version), remote('bank', '1.0.0')] }
  expect(runs(page, new Map(Object.entries(chosen)))).toBe(right)
})
