import { expect, test } from '@jest/globals'
import type { ManifestSection } from '../../../contract/manifest-parts'
import type { PageRemote } from '../../../contract/page-data'
import { findSection, listSections } from './find-section'

const title = { fa: 'مهمان', en: 'Guest' }
const section = (name: string, slot: string, after?: string): ManifestSection => ({
  name,
  slot,
  title,
  ...(after ? { after } : {}),
})
const remote = (name: string, ...sections: ManifestSection[]): PageRemote => ({
  name,
  title,
  owner: name,
  version: '1.0.0',
  entry: `http://localhost/${name}/remoteEntry.js`,
  routes: [],
  intents: {},
  storage: [],
  sections,
})
const pma = remote('pma', section('steps', 'invest/home'))
const bank = remote(
  'bank',
  section('tips', 'invest/home', 'FUND'),
  section('card', 'invest/home'),
  section('aid', 'support/faq'),
)
const expected = [{ id: 'bank/tips', after: 'FUND' }, { id: 'bank/card' }, { id: 'pma/steps' }]

test.each([
  ['in this order', [bank, pma]],
  ['in another', [pma, bank]],
])('INV-077 sections come by remote and then as their manifest has them: a catalogue %s', (_, remotes) => {
  expect(listSections('invest', 'home', remotes)).toEqual(expected)
  expect(listSections('invest', 'cellar', remotes)).toEqual([])
})

test.each([
  ['invest', 'bank/tips', 'tips'],
  ['support', 'bank/aid', 'aid'],
  ['invest', 'bank/aid', undefined],
  ['support', 'bank/tips', undefined],
  ['invest', 'bank/none', undefined],
  ['invest', 'nobody/tips', undefined],
])('INV-077 %s may draw %s: %s', (owner, id, name) => {
  expect(findSection(owner, id, [bank, pma])?.section.name).toBe(name)
})
