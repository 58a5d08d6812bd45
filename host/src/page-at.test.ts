import { expect, test } from '@jest/globals'
import type { PageRemote } from '@sarv/shared/remote/page-data'
import { hostPages } from './host-pages'
import { isAnswered, pageAt } from './page-at'

const remote = (name: string, ...paths: string[]): PageRemote => ({
  name,
  title: { fa: name, en: name },
  owner: name,
  version: '1.0.0',
  entry: `http://localhost/${name}/remoteEntry.js`,
  routes: paths.map((path) => ({ path, title: { fa: path, en: path }, header: 'title', back: 'history', extras: [] })),
  intents: {},
  storage: [],
})
const remotes = [remote('pma', '/pma', '/pma/:planId', '/user-pma/:prx'), remote('other', '/user-pma/history')]

test.each([
  ['/profile', 'host', 'profile'],
  ['/pma', 'remote', 'pma'],
  ['/pma/', 'remote', 'pma'],
  ['/pma/3', 'remote', 'pma'],
  ['/user-pma/history', 'remote', 'other'],
  ['/user-pma/77', 'remote', 'pma'],
  ['/nowhere', 'host', 'not-found'],
  ['/pma/3/more', 'host', 'not-found'],
  ['/%E0%A4%A', 'host', 'not-found'],
])('HST-020 PLT-001 %s is answered by the %s: %s', (pathname, by, name) => {
  const found = pageAt(pathname, hostPages, remotes)
  expect([found.by, found.by === 'remote' ? found.remote.name : found.page.key]).toEqual([by, name])
})

test.each([
  ['/profile', true],
  ['/pma?from=1#top', true],
  ['/pma/', true],
  ['/user-pma/history', true],
  ['/not-found', false],
  ['/nowhere', false],
])('%j is answered by somebody: %s', (address, answered) => {
  expect(isAnswered(address, hostPages, remotes)).toBe(answered)
})

test('the parameters of the address come along', () => {
  expect(pageAt('/pma/3', hostPages, remotes).params).toEqual({ planId: '3' })
})
