import { expect, test } from '@jest/globals'
import type { PageRemote } from '../../contract/page-data'
import type { RunningVersions } from '../../contract/running-versions'
import { mustReload } from './must-reload'

const support: PageRemote = {
  name: 'support',
  version: '2.0.0',
  title: { fa: 'پشتیبانی', en: 'Support' },
  owner: 'care',
  entry: '',
  routes: [],
  intents: {},
  storage: [],
}
type Running = RunningVersions['remotes'][number]
const same: Running = { name: 'support', version: '2.0.0', killed: false, withdrawn: [] }

test.each<[string, Partial<PageRemote>, Partial<Running>, boolean]>([
  ['as it was', {}, {}, false],
  ['followed by another version', {}, { version: '3.0.0' }, false],
  ['taken back', {}, { version: '1.0.0', withdrawn: ['2.0.0'] }, true],
  ['taken back, after another one was', {}, { version: '1.0.0', withdrawn: ['2.0.0', '1.5.0'] }, true],
  ['followed, when another one was taken back', {}, { version: '1.0.0', withdrawn: ['1.5.0'] }, false],
  ['taken back and still the only one', {}, { withdrawn: ['2.0.0'] }, false],
  ['switched off', {}, { killed: true }, true],
  ['still off', { refused: 'killed' }, { killed: true }, false],
  ['on again', { refused: 'killed' }, {}, true],
  ['gone from the catalogue', {}, { name: 'other' }, false],
  ['unfit, as it was', { refused: 'incompatible' }, {}, false],
])('rollback, kill: a page whose remote is %s (%j, now %j) must reload: %p', (_, page, now, reloads) =>
  expect(
    mustReload({ revision: 5, remotes: [{ ...support, ...page }] }, { revision: 6, remotes: [{ ...same, ...now }] }),
  ).toBe(reloads),
)

test('rollback, kill: a response that is older than the page is ignored', () => {
  const now = { revision: 4, remotes: [{ ...same, killed: true }] }
  expect(mustReload({ revision: 5, remotes: [support] }, now)).toBe(false)
})
