import { expect, test } from '@jest/globals'
import { faultsOf } from '@sarv/shared/testing/locales'
import en from '../locales/en.json'
import fa from '../locales/fa.json'

test('PLT-032 both dictionaries of the remote are complete and agree', () => {
  expect(faultsOf(fa, en)).toEqual([])
})
