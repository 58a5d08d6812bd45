import { expect, test } from '@jest/globals'
import type { Catalogue, CataloguedRemote } from '../../../contract/catalogue'
import { builtFixture } from '../../../delivery/testing/built-fixture'
import { toRunningVersions } from './running-versions'
import { catalogueForVisitor } from './visitor-catalogue'

const built = (name: string, version: string) => builtFixture(name, { version })

const support: CataloguedRemote = {
  base: 'http://localhost',
  current: built('support', '1.0.0'),
  canary: { percent: 10, built: built('support', '2.0.0') },
}
const bank: CataloguedRemote = { base: 'http://localhost', current: built('bank', '1.0.0') }
const killed = { message: { fa: 'در دست تعمیر', en: 'Under repair' }, since: '2026-11-21T12:00:00Z' }

const texts = { notOpen: { fa: 'هنوز نه', en: 'Not yet' }, unavailable: { fa: 'بعداً', en: 'Later' } }

const catalogueOf = (change: Partial<CataloguedRemote>): Catalogue => ({
  revision: 7,
  issued: '',
  remotes: [{ ...support, ...change }, bank],
})

test.each<[string, string | undefined, Partial<CataloguedRemote>, boolean, string]>([
  ['somebody without a cookie', undefined, {}, true, '1.0.0'],
  ['who is in the canary', 'sarv-canary=support@2.0.0', {}, true, '2.0.0'],
  ['who was in an earlier one', 'sarv-canary=support@1.9.0', {}, true, '1.0.0'],
  ['who is in that of another remote', 'sarv-canary=bank@2.0.0', {}, true, '1.0.0'],
  ['whose canary was stopped', 'sarv-canary=support@2.0.0', { canary: undefined }, true, '1.0.0'],
  ['whose canary was taken back', 'sarv-canary=support@2.0.0', { withdrawn: ['2.0.0'] }, true, '1.0.0'],
  ['whose canary this host cannot run', 'sarv-canary=support@2.0.0', {}, false, '1.0.0'],
  ['of what is switched off', 'sarv-canary=support@2.0.0', { killed }, true, '1.0.0'],
])('canary: %s (%s) gets of %j, fitting %s, version %s; all others stay', (_, cookies, change, fits, version) => {
  const { remotes } = catalogueForVisitor(catalogueOf(change), cookies, () => fits, texts)
  expect(remotes.map(({ current }) => current.version)).toEqual([version, '1.0.0'])
})

test('a remote that only a canary runs is open to those in it, and its place says so to all others', () => {
  const first: Partial<CataloguedRemote> = { current: built('support', '2.0.0'), unreleased: true }
  const seenBy = (cookies: string | undefined, change = first, own: Partial<typeof texts> = texts) => {
    const shown = catalogueForVisitor(catalogueOf(change), cookies, () => true, { ...texts, notOpen: own.notOpen })
    const [remote] = shown.remotes
    // Only what nobody has closed is said to be not open yet.
    expect(remote?.unreleased === true).toBe(remote?.killed !== undefined && remote.killed !== killed)
    return remote?.killed?.message.en
  }
  expect(seenBy('sarv-canary=support@2.0.0')).toBeUndefined()
  expect(seenBy(undefined)).toBe('Not yet')
  expect(seenBy(undefined, first, {})).toBe('Later')
  expect(seenBy('sarv-canary=support@2.0.0', { ...first, withdrawn: ['2.0.0'] })).toBe('Not yet')
  expect(seenBy('sarv-canary=support@2.0.0', { ...first, canary: undefined })).toBe('Not yet')
  expect(seenBy('sarv-canary=support@2.0.0', { ...first, killed })).toBe('Under repair')
})

test('canary: who is in one that is served from another place gets it from there, and no one else', () => {
  const base = 'https://other.example/support'
  const elsewhere = { canary: { percent: 10, base, built: built('support', '2.0.0') } }
  const baseFor = (cookies?: string) =>
    catalogueForVisitor(catalogueOf(elsewhere), cookies, () => true, texts).remotes[0]?.base
  expect([baseFor(), baseFor('sarv-canary=support@2.0.0')]).toEqual(['http://localhost', base])
})

test('rollback, kill: the answer about versions is the visitor’s own', () => {
  const catalogue = catalogueOf({ withdrawn: ['1.1.0'] })
  const answer = (cookies?: string) =>
    toRunningVersions(
      catalogueForVisitor(catalogue, cookies, () => true, texts),
      new Map(),
    )
  const others = { name: 'bank', version: '1.0.0', killed: false, withdrawn: [] }
  const own = { name: 'support', version: '1.0.0', killed: false, withdrawn: ['1.1.0'] }
  expect(answer()).toEqual({ revision: 7, remotes: [own, others] })
  expect(answer('sarv-canary=support@2.0.0').remotes[0]).toEqual({ ...own, version: '2.0.0' })
  const asked = (version: string) => toRunningVersions(catalogue, new Map([['support', version]])).remotes
  expect([asked('1.0.0'), asked('1.1.0')]).toEqual([[{ ...own, withdrawn: [] }], [own]])
  expect(toRunningVersions(catalogueOf({ killed }), new Map()).remotes[0]).toMatchObject({ killed: true })
})
