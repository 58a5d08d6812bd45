import { expect, test } from '@jest/globals'
import { faultsOf } from '@sarv/shared/testing/locales'
import en from './en.json'
import fa from './fa.json'

test('both dictionaries of example are complete and agree', () => {
  expect(faultsOf(fa, en)).toEqual([])
})
