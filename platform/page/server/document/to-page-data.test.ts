import { expect, test } from '@jest/globals'
import type { BuiltRemote } from '../../../contract/manifest'
import { builtFixture } from '../../../delivery/testing/built-fixture'
import { isCompatible, toPageData } from './to-page-data'

const provided = { react: '19.3.1', '@sarv/shared/platform': '1.4.0' }
const fitting = builtFixture('guest', {
  requires: { platform: '^1.2.0' },
  shared: { react: '^19.0.0', '@sarv/shared/platform': '^1.2.0' },
})

test.each<[string, Partial<BuiltRemote>, boolean]>([
  ['that accepts all of it', {}, true],
  ['that shares nothing and needs this contract', { shared: {} }, true],
  ['that shares nothing and needs a newer contract', { shared: {}, requires: { platform: '^9.0.0' } }, false],
  ['for a newer minor contract', { shared: { '@sarv/shared/platform': '^1.5.0' } }, false],
  ['for an older major contract', { shared: { '@sarv/shared/platform': '^0.9.0' } }, false],
  ['for an older React', { shared: { react: '^18.0.0' } }, false],
  ['that shares what this host does not bring', { shared: { vue: '^3.0.0' } }, false],
  ['of another federation release', { federation: '3.0' }, false],
])('PLT-007 F22 of a remote %s the host knows beforehand whether it fits', (_, change, fits) => {
  expect(isCompatible({ ...fitting, ...change }, provided)).toBe(fits)
})

const config = {
  api: 'http://localhost:4000',
  identity: 'http://localhost:4001',
  clientId: 'sarv-web',
  version: '1.0.0',
  gallery: false,
  analytics: 'off' as const,
}

test.each<[string, Partial<BuiltRemote>, string[] | undefined]>([
  ['its owner offers', {}, ['offers']],
  ['nobody offers', { sections: [{ name: 'offers', slot: 'owner/cellar', title: { fa: '', en: '' } }] }, undefined],
  ['is offered, of a remote that does not fit', { federation: '3.0' }, undefined],
])('INV-077 the page names a section for a slot that %s: %j', (_, change, named) => {
  const guest: BuiltRemote = {
    ...fitting,
    sections: [{ name: 'offers', slot: 'owner/home', title: { fa: 'پیشنهاد', en: 'Offers' }, after: 'FUND' }],
    ...change,
  }
  const owner: BuiltRemote = { ...fitting, name: 'owner', slots: ['home'] }
  const remotes = [owner, guest].map((current) => ({ base: 'http://localhost', current }))
  const data = toPageData({ revision: 1, issued: '', remotes }, config, provided)
  expect(data.remotes.map(({ sections }) => sections?.map(({ name }) => name))).toEqual([undefined, named])
})
