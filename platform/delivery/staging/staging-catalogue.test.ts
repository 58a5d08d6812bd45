import { expect, test } from '@jest/globals'
import type { BuiltRemote } from '../../contract/manifest'
import { nextCatalogue, stagedRemotes } from './staging-catalogue'

const remotes = stagedRemotes(
  'http://remote-bank:8080=http://bank.localhost:1 http://remote-pma:8080=http://pma.localhost:2',
)
const [bank, pma] = ['http://bank.localhost:1', 'http://pma.localhost:2'] as const
const now = new Date('2026-11-21T12:00:00Z')

function built(name: string, version: string, ...paths: string[]): BuiltRemote {
  const route = { title: { fa: '', en: '' }, header: 'title' as const, back: 'none' as const, extras: [] }
  return {
    name,
    version,
    title: { fa: name, en: name },
    owner: name,
    requires: { platform: '^1.0.0' },
    routes: paths.map((path) => ({ ...route, path })),
    intents: {},
    storage: [],
    commit: 'none',
    federation: '2.9',
    shared: {},
    entry: 'remoteEntry.js',
    expose: { scripts: [], styles: [] },
    files: [],
  }
}

const both = new Map([
  [bank, built('bank', '1', '/card')],
  [pma, built('pma', '1', '/pma')],
])
const first = nextCatalogue(undefined, remotes, both, now).catalogue
const running = (catalogue = first) => catalogue?.remotes.map(({ base, current }) => `${current.version} ${base}`)

test('PLT-009 the catalogue of staging is what the remotes say of themselves', () => {
  expect(running()).toEqual([`1 ${bank}`, `1 ${pma}`])
  expect(first?.revision).toBe(now.getTime())
})

test('PLT-009 a remote that is down stays as it was last known, and nothing is written', () => {
  expect(nextCatalogue(first, remotes, new Map(), now)).toEqual({ refused: [] })
})

test('before the first answer nothing is written, so that the host keeps what it has', () => {
  expect(nextCatalogue(undefined, remotes, new Map(), now)).toEqual({ refused: [] })
})

test('PLT-009 a remote that was replaced changes alone, and what it was before is named', () => {
  const { catalogue } = nextCatalogue(first, remotes, new Map([[pma, built('pma', '2', '/pma')]]), now)
  expect(running(catalogue)).toEqual([`1 ${bank}`, `2 ${pma}`])
  expect(catalogue?.remotes[1]?.previous?.version).toBe('1')
  expect(catalogue?.revision).toBe(now.getTime() + 1)
})

test('a remote that claims the route of another one is refused alone, and stays what it was', () => {
  const { catalogue, refused } = nextCatalogue(
    first,
    remotes,
    new Map([
      [bank, built('bank', '2', '/card', '/pma')],
      [pma, built('pma', '2', '/pma')],
    ]),
    now,
  )
  expect(running(catalogue)).toEqual([`1 ${bank}`, `2 ${pma}`])
  expect(refused).toEqual(['bank 2 was not taken: route /pma is claimed by bank and by pma'])
})

test('T3 a server that says it is another remote is refused alone, whatever it answers', () => {
  const { catalogue, refused } = nextCatalogue(first, remotes, new Map([[bank, built('pma', '2')]]), now)
  expect(catalogue).toBeUndefined()
  expect(refused).toEqual(['pma 2 was not taken: two remotes are called pma'])
})

test('a remote that staging has no more leaves the catalogue', () => {
  expect(running(nextCatalogue(first, remotes.slice(1), both, now).catalogue)).toEqual([`1 ${pma}`])
})

test('T2 F24 a version with what no page may hold is refused alone, and its text is not repeated', () => {
  const { catalogue, refused } = nextCatalogue(
    first,
    remotes,
    new Map([
      [bank, built('bank', '2\nFORGED', '/card')],
      [pma, built('pma', '2', '/pma')],
    ]),
    now,
  )
  expect(running(catalogue)).toEqual([`1 ${bank}`, `2 ${pma}`])
  expect(refused).toEqual(['bank was not taken: current.version: expected a version like 1.2.0-3f2a91bc'])
})

test.each(['http://bank.example:3003', 'ftp://bank.localhost', 'http://bank.localhost:3003/'])(
  'an address of browsers that pages cannot use is refused at the start: %s',
  (base) =>
    expect(() => stagedRemotes(`http://remote-bank:8080=${base}`)).toThrow(`"${base}" cannot be that of browsers`),
)

test('an invalid pair is refused with its text', () => {
  expect(() => stagedRemotes('http://remote-bank:8080')).toThrow(
    'Invalid pair: expected <address>=<address>, got "http://remote-bank:8080"',
  )
})
