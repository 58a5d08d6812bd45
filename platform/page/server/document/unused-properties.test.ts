import { expect, test } from '@jest/globals'
import { withoutUnusedProperties } from './unused-properties'

test.each([
  [':root{--a:1px;--b:2px}p{margin:var(--b)}', ':root{--b:2px}p{margin:var(--b)}'],
  [':root{--a:var(--b);--b:2px;color:red}', ':root{color:red}'],
  [':root{--b:2px;--unused:url(x)}p{margin:var(--b,3px)}', ':root{--b:2px;}p{margin:var(--b,3px)}'],
])('of %s stays %s', (css, rest) => expect(withoutUnusedProperties(css)).toBe(rest))
