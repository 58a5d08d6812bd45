import { expect, test } from '@jest/globals'
import { pageRemote, routed } from '../testing/page-remote'
import { findPage, pageExists } from './find-page'
import { hostPages } from './host-pages'

const remote = (name: string, ...paths: string[]) => pageRemote(name, { routes: paths.map((path) => routed(path)) })
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
])('HST-020 PLT-001 %s is a page of the %s: %s', (pathname, by, name) => {
  const found = findPage(pathname, hostPages, remotes)
  expect([found.by, found.by === 'remote' ? found.remote.name : found.page.key]).toEqual([by, name])
})

test.each([
  ['/profile', true],
  ['/pma?from=1#top', true],
  ['/pma/', true],
  ['/user-pma/history', true],
  ['/not-found', false],
  ['/nowhere', false],
])('a page exists at %j: %s', (address, exists) => {
  expect(pageExists(address, hostPages, remotes)).toBe(exists)
})

test('the params of the path come with the page', () => {
  expect(findPage('/pma/3', hostPages, remotes).params).toEqual({ planId: '3' })
})
