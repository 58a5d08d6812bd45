import { expect, test } from '@jest/globals'
import type { Session } from '@sarv/shared/auth/session'
import { galleryPage, hostPages } from '../host-pages'
import { pageAt } from '../page-at'
import { visitOf } from './page-visit'

const order = {
  path: '/fund-order/:id',
  title: { fa: 'سفارش', en: 'Order' },
  header: 'title' as const,
  back: 'history' as const,
  extras: [],
}
const remote = {
  name: 'invest',
  title: { fa: 'سرمایه‌گذاری', en: 'Investment' },
  owner: 'investment',
  version: '1.0.0',
  entry: 'http://localhost/remoteEntry.js',
  routes: [order],
  intents: {},
  storage: [],
}
const unknown: Session = { at: 'unknown' }
const stranger: Session = { at: 'signed-out' }
const person: Session = { at: 'signed-in', sub: '0b6c4f6e-3f0a-4c57-9d0e-0c1f6d2c9a11' }

test.each([
  ['/', stranger, '/'],
  ['/', person, undefined],
  ['/', unknown, undefined],
  ['/callback', stranger, '/callback'],
  ['/profile', person, '/profile'],
  ['/profile', stranger, undefined],
  ['/profile', unknown, undefined],
  ['/fund-order/8123', person, '/fund-order/:id'],
  ['/fund-order/8123', stranger, undefined],
  ['/test', stranger, '/test'],
  ['/0012345679', stranger, '/not-found'],
])('PLT-062 T23 %s seen by %j counts as a visit of %s', (path, session, visited) =>
  expect(visitOf(pageAt(path, [...hostPages, galleryPage], [remote]), session)).toBe(visited),
)
