import { expect, test } from '@jest/globals'
import { isInCanary } from '../../contract/canary'
import type { PageCanary, PageRemote } from '../../contract/page-data'
import { chooseCanaries, needsLevel, runsCanaries } from './choose-canaries'

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
])('canary: of %j a person of level %p gets %j', (canaries, level, chosen) =>
  expect(Object.fromEntries(chooseCanaries({ canaries }, { sub: 'a', level }))).toEqual(chosen),
)

test('canary: the rule decides for each person and remote', () => {
  const tenth: PageCanary = { ...everybody, percent: 10 }
  const people = Array.from({ length: 200 }, (_, index) => `person-${index}`)
  const shown = people.filter((sub) => chooseCanaries({ canaries: [tenth] }, { sub }).size > 0)
  expect(shown).toEqual(people.filter((sub) => isInCanary('support', { percent: 10 }, { sub })))
  expect(shown.length).toBeGreaterThan(5)
})

test.each<[PageCanary[] | undefined, boolean]>([
  [undefined, false],
  [[everybody], false],
  [[leveled], true],
  [[{ ...leveled, percent: 0 }], false],
])('canary: for %j the level is needed: %p', (canaries, needed) => expect(needsLevel({ canaries }, 'a')).toBe(needed))

test.each<[string, Record<string, string>, boolean]>([
  ['1.0.0', {}, true],
  ['1.0.0', { support: '2.0.0' }, false],
  ['2.0.0', { support: '2.0.0' }, true],
  ['2.0.0', {}, false],
])('canary: a page with version %s runs exactly %j: %p', (version, chosen, right) => {
  const page = { canaries: [everybody], remotes: [remote('support', version), remote('bank', '1.0.0')] }
  expect(runsCanaries(page, new Map(Object.entries(chosen)))).toBe(right)
})
