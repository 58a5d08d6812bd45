import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { requestUrl, withSlashes } from './request-url'

const origin = 'http://localhost:4000'

test.each(['fund/api/v1/x', '/fund/api/v1/x', 'fund/api/v1/x/', '//fund//api/v1/x//', '/fund/api/v1/x/'])(
  'PLT-026 %s gets one slash at either end',
  (path) => expect(withSlashes(path)).toBe('/fund/api/v1/x/'),
)

test.each([
  ['/fund/:id/', { id: 7 }, undefined, '/fund/7/'],
  ['fund/:a/x/:b', { a: 'ا/ب', b: '?#' }, undefined, '/fund/%D8%A7%2F%D8%A8/x/%3F%23/'],
  [
    '/fund/',
    undefined,
    { page: 2, search: 'سهام &', none: undefined, no: null },
    '/fund/?page=2&search=%D8%B3%D9%87%D8%A7%D9%85+%26',
  ],
  ['/fund/', undefined, { type: ['BUY', 'SELL'], open: true }, '/fund/?type=BUY&type=SELL&open=true'],
] as const)('PLT-026 %s with %o and %o', (pattern, params, query, address) => {
  expect(requestUrl(origin, pattern, params, query)).toBe(origin + address)
})

test.each(['', '.', '..'])('T11 the parameter "%s" is refused as a path', (id) => {
  expect(() => requestUrl(origin, '/user-pma/:id/', { id })).toThrow('The parameter id is missing')
})

test('T11 no parameter leads out of its own place in the path', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (id) => {
      fc.pre(id !== '.' && id !== '..')
      const { origin: its, pathname, search, hash } = new URL(requestUrl(origin, '/a/:id/b/', { id }))
      expect([its, search, hash, pathname.split('/').length]).toEqual([origin, '', '', 5])
    }),
  )
})

test.each(['https://evil.example/', '//evil.example/x/', '/@evil.example', 'https://api.team.example/plans/'])(
  'T11 PLT-094 the path %s stays below the origin of the API',
  (path) => expect(new URL(requestUrl(origin, path)).origin).toBe(origin),
)

test.each(['\\\\evil.example', '/\\evil.example'])('T11 the path %s is refused', (path) => {
  expect(() => requestUrl(origin, path)).toThrow('The address leaves the origin of the API')
})
