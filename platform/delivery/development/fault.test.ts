import { expect, test } from '@jest/globals'
import { type Fault, placeOf, withoutEchoes } from './fault'

test.each([
  [{ file: 'host/src/main.ts', line: 3 }, 'host/src/main.ts:3'],
  [{ file: 'host/src/main.ts' }, 'host/src/main.ts'],
  [{}, ''],
])('the place of %o is %s', (fault, place) => expect(placeOf(fault)).toBe(place))

test('a file that does not build is told once; its neighbours keep their errors of type', () => {
  const broken: Fault = { kind: 'build', file: 'a.ts', line: 1, message: 'Expression expected' }
  const echo: Fault = { kind: 'types', file: 'a.ts', line: 1, message: 'TS1109: Expression expected.' }
  const other: Fault = { kind: 'types', file: 'b.ts', line: 7, message: 'TS2322: …' }
  expect(withoutEchoes([echo, broken, other])).toEqual([broken, other])
  expect(withoutEchoes([echo, other])).toEqual([echo, other])
})
