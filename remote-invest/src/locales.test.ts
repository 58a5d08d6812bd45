import { expect, test } from '@jest/globals'
import { faultsOf } from '@sarv/shared/testing/locales'
import en from '../locales/en.json'
import fa from '../locales/fa.json'
import watchEn from './watch/texts/en.json'
import watchFa from './watch/texts/fa.json'

test('PLT-032 both dictionaries of the remote are complete and agree', () => {
  expect(faultsOf(fa, en)).toEqual([])
  expect(faultsOf(watchFa, watchEn)).toEqual([])
})
