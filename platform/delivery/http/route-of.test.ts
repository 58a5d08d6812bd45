import { expect, test } from '@jest/globals'
import { routeOf } from './route-of'

test.each([
  ['/', '/'],
  ['/home', '/home'],
  ['/sw.js', '/sw.js'],
  ['/fund-orders/11602', '/fund-orders/…'],
  ['/overrides/Nq3-an_override_of_one', '/overrides/…'],
  ['/09121234567', '/…'],
  ['/%0aFORGED', '/…'],
  ['/Maryam@example.ir', '/…'],
  ['/1.0.0-3f2a91bc/remoteEntry.js', '/…'],
])('T23 of the path %s a log holds %s', (pathname, route) => expect(routeOf(pathname)).toBe(route))
