import { expect, test } from '@jest/globals'
import type { Session } from '@sarv/platform/client/session/session'
import { findPage } from '../routing/find-page'
import { galleryPage, hostPages } from '../routing/host-pages'
import { pageRemote, routed } from '../testing/page-remote'
import { findVisitedRoute } from './visited-route'

const remote = pageRemote('invest', { routes: [routed('/fund-order/:id')] })
const unknown: Session = { at: 'unknown' }
const signedOut: Session = { at: 'signed-out' }
const person: Session = { at: 'signed-in', sub: '0b6c4f6e-3f0a-4c57-9d0e-0c1f6d2c9a11' }

test.each([
  ['/', signedOut, '/'],
  ['/', person, undefined],
  ['/', unknown, undefined],
  ['/callback', signedOut, undefined],
  ['/callback', person, undefined],
  ['/profile', person, '/profile'],
  ['/profile', signedOut, undefined],
  ['/profile', unknown, undefined],
  ['/fund-order/8123', person, '/fund-order/:id'],
  ['/fund-order/8123', signedOut, undefined],
  ['/test', signedOut, '/test'],
  ['/0012345679', signedOut, '/not-found'],
])('PLT-062 T23 %s seen by %j counts as a visit of %s', (path, session, visited) =>
  expect(findVisitedRoute(findPage(path, [...hostPages, galleryPage], [remote]), session)).toBe(visited),
)
