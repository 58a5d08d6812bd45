import { expect, test } from '@jest/globals'
import type { CommonRow } from '../contract'
import { isFailing } from '../failing'
import { pageSize, type RemoteFilter, remoteListPage } from './remote-list'

const row = (name: string, different: Partial<CommonRow> = {}): CommonRow => ({
  name,
  title: { fa: name, en: name },
  owner: 'team',
  version: '1.0.0',
  base: 'https://cdn.example',
  withdrawn: [],
  tag: name,
  ...different,
})
const health = (tries: number, errors: number) => ({ opened: tries - errors, tries, errors, p75: {} })
const rows = [
  row('pma', { title: { fa: 'سبدگردانی کیان', en: 'Portfolios' }, killed: { message: { fa: '', en: '' }, since: '' } }),
  row('bank', { owner: 'cards', canary: { version: '2.0.0', percent: 5, health: health(20, 4) } }),
  row('invest', { health: health(100, 1) }),
]
const every: RemoteFilter = { search: '', state: 'all', offset: 0 }

test.each<[string, Partial<RemoteFilter>, string[]]>([
  ['all, those that fail first, then by name', {}, ['bank', 'invest', 'pma']],
  ['a name', { search: 'inv' }, ['invest']],
  ['a team', { search: 'cards' }, ['bank']],
  ['a title with Arabic letters', { search: 'كيان' }, ['pma']],
  ['an English title', { search: 'portf' }, ['pma']],
  ['nothing that is there', { search: 'gold' }, []],
  ['what is tried', { state: 'canary' }, ['bank']],
  ['what is off', { state: 'off' }, ['pma']],
  ['what fails, a canary too', { state: 'failing' }, ['bank']],
  ['two conditions', { search: 'pma', state: 'canary' }, []],
])('the list of %s', (_, filter, expected) => {
  const { results } = remoteListPage(rows, { ...every, ...filter })
  expect(results.map(({ name }) => name)).toEqual(expected)
})

test('PLT-115 those that fail come first, those that are off with errors of before do not', () => {
  const off = { message: { fa: '', en: '' }, since: '' }
  const many = [
    ...rows,
    row('zahra', { health: health(100, 50) }),
    row('yalda', { health: health(100, 50), killed: off }),
    row('asset'),
  ]
  const { results, counts } = remoteListPage(many, every)
  expect(results.map(({ name }) => name)).toEqual(['bank', 'zahra', 'asset', 'invest', 'pma', 'yalda'])
  expect(counts.failing).toBe(2)
})

test('the counts are those of the search, whichever state is shown', () => {
  const { counts } = remoteListPage(rows, { ...every, state: 'off' })
  expect(counts).toEqual({ all: 3, canary: 1, off: 1, failing: 1 })
})

test('a thousand remotes come page by page, each once', () => {
  const thousand = Array.from({ length: 1_000 }, (_, place) => row(`remote${String(place).padStart(4, '0')}`))
  const names: string[] = []
  for (let offset: number | undefined = 0; offset !== undefined; ) {
    const { results, next }: ReturnType<typeof remoteListPage> = remoteListPage(thousand, { ...every, offset })
    expect(results.length).toBeLessThanOrEqual(pageSize)
    names.push(...results.map(({ name }) => name))
    offset = next
  }
  expect(names).toEqual(thousand.map(({ name }) => name))
})

test.each([
  [0, 0, false],
  [2, 2, false],
  [3, 3, true],
  [150, 3, true],
  [151, 3, false],
  [1_000, 19, false],
  [1_000, 20, true],
])('of %d tries %d errors are failing: %s', (tries, errors, expected) =>
  expect(isFailing({ tries, errors })).toBe(expected),
)
