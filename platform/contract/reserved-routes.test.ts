import { expect, test } from '@jest/globals'
import { reservedRouteError } from './reserved-routes'

test.each([
  ['/*', 'it matches every address'],
  ['/:anything', 'it matches every address'],
  ['/:anything/more', 'it matches every address'],
  ['/', 'it is a page of the shell'],
  ['/callback', 'it is a page of the shell'],
  ['/Callback/', 'it is a page of the shell'],
  ['/profile', 'it is a page of the shell'],
  ['/test', 'it is a page of the shell'],
  ['/health', 'the document server answers there'],
  ['/versions', 'the document server answers there'],
  ['/remotes', 'the document server answers there'],
  ['/overrides/:id', 'the document server answers there'],
  ['/offline', 'the document server answers there'],
  ['/page-dictionaries', 'the document server answers there'],
  ['/old-browser', 'the document server answers there'],
  ['/workers/tokens.js', 'the document server answers there'],
  ['/static/:file', 'the document server answers there'],
  ['/loans/api/v1/*', 'the document server answers there'],
  ['/.well-known/assetlinks.json', 'the document server answers there'],
  ['/sw.js', 'an address with an extension'],
  ['/manifest.webmanifest', 'an address with an extension'],
  ['/reports.pdf', 'an address with an extension'],
])('no remote can have the route %s: %s', (path, reason) =>
  expect(reservedRouteError(path, ['/profile'])).toContain(reason),
)

test.each(['/funds', '/funds/:id', '/bank/*', '/profile/photo', '/healthy', '/testing', '/api/v1', '/v1.2/about'])(
  'a remote can have the route %s',
  (path) => expect(reservedRouteError(path, ['/profile'])).toBeUndefined(),
)
