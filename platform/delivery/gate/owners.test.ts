import { expect, test } from '@jest/globals'
import type { Catalogue } from '../../contract/catalogue'
import type { BuiltRemote } from '../../contract/manifest'
import { builtFixture } from '../testing/built-fixture'
import { hostFixture } from '../testing/host-fixture'
import { owners, sections } from './owners'

const hosts = [hostFixture('1.0.0')]
const title = { fa: 'عنوان', en: 'Title' }
const routes = (...paths: string[]): BuiltRemote['routes'] =>
  paths.map((path) => ({ path, title, header: 'title', back: 'history', extras: [] }))

const bank = builtFixture('bank', {
  routes: routes('/card', '/card/:id'),
  intents: { CARD: '/card' },
  storage: ['bank'],
  events: ['bank/card-made'],
  slots: ['card'],
  sections: [{ name: 'plans', slot: 'pma/plans', title }],
})
const catalogue: Catalogue = {
  revision: 1,
  issued: '',
  remotes: [
    {
      base: 'https://bank.example',
      current: bank,
      canary: { percent: 1, built: { ...bank, version: '2', routes: routes('/card', '/vouchers') } },
    },
    { base: 'https://pma.example', current: builtFixture('pma', { slots: ['plans'] }) },
  ],
}

const found = (rule: typeof owners, different: Partial<BuiltRemote>) =>
  rule.find({ built: builtFixture('pma', different), hosts, catalogue }).map(({ code, detail }) => `${code} ${detail}`)

test.each<[Partial<BuiltRemote>, string[]]>([
  [{}, []],
  [{ routes: routes('/card') }, ['SARV-404 route /card is owned by bank@1.0.0 (bank-team).']],
  [{ routes: routes('/card/:cardId') }, ['SARV-404 route /card/:cardId is owned by bank@1.0.0 (bank-team).']],
  [{ routes: routes('/Card/') }, ['SARV-404 route /Card/ is owned by bank@1.0.0 (bank-team).']],
  [{ routes: routes('/vouchers') }, ['SARV-404 route /vouchers is owned by bank@2 (bank-team).']],
  [{ routes: routes('/pma/:a', '/pma/:b') }, ['SARV-404 route /pma/:b is declared twice.']],
  [{ routes: routes('/*') }, ["SARV-414 route /*: it matches every address, also the shell's and those of others."]],
  [{ routes: routes('/callback') }, ['SARV-414 route /callback: it is a page of the shell.']],
  [{ routes: routes('/profile') }, ['SARV-414 route /profile: it is a page of the shell.']],
  [
    { routes: [], planned: routes('/sw.js') },
    ['SARV-414 route /sw.js: an address with an extension is a file, and never a page.'],
  ],
  [{ intents: { CARD: '/pma' } }, ['SARV-405 intent CARD is owned by bank@1.0.0 (bank-team).']],
  [{ storage: ['pma', 'bank'] }, ['SARV-406 storage slice bank is owned by bank@1.0.0 (bank-team).']],
  [{ storage: ['pma', 'pma'] }, ['SARV-406 storage slice pma is declared twice.']],
  [{ events: ['pma/plan-chosen'] }, []],
  [
    { events: ['bank/card-made'] },
    [
      'SARV-408 event bank/card-made is owned by bank@1.0.0 (bank-team).',
      'SARV-408 event bank/card-made does not begin with pma/.',
    ],
  ],
])('what two own is found: %o', (different, details) => expect(found(owners, different)).toEqual(details))

test('a version may claim what its own remote has', () => {
  const next = { ...bank, version: '3' }
  expect(owners.find({ built: next, hosts, catalogue })).toEqual([])
})

test.each<[Partial<BuiltRemote>, string[]]>([
  [{ slots: ['plans'], sections: [{ name: 'own', slot: 'bank/card', title }] }, []],
  [
    { slots: ['plans'], sections: [{ name: 'own', slot: 'bank/none', title }] },
    ['SARV-407 section pma/own stands in bank/none, which bank does not offer.'],
  ],
  [{ slots: [] }, ['SARV-407 section bank/plans stands in pma/plans, which pma does not offer.']],
  [{ slots: ['plans', 'plans'] }, ['SARV-407 slot pma/plans is declared twice.']],
])('sections and slots fit together: %o', (different, details) => {
  expect(found(sections, different)).toEqual(details)
})
