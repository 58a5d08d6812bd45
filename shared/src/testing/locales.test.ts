import { expect, test } from '@jest/globals'
import { faultsOf } from './locales'

test.each([
  [{ a: { b: '{{x}} تومان' } }, { a: { b: 'toman {{x}}' } }, []],
  [{ a: 'یک' }, {}, ['a has no English text']],
  [{}, { a: { b: 'one' } }, ['a.b has no Persian text']],
  [{ a: ' ' }, { a: 'one' }, ['a is empty']],
  [{ a: '{{count}} سهم' }, { a: 'shares' }, ['a fills in different things']],
])('PLT-032 of the dictionaries %j and %j the faults are %j', (fa, en, faults) =>
  expect(faultsOf(fa, en)).toEqual(faults),
)
