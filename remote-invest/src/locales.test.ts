import { expect, test } from '@jest/globals'
import { faultsOf } from '@sarv/shared/testing/locales'
import en from '../locales/en.json'
import fa from '../locales/fa.json'
import brokerEn from './change-broker/texts/en.json'
import brokerFa from './change-broker/texts/fa.json'
import homeEn from './home/texts/en.json'
import homeFa from './home/texts/fa.json'
import watchEn from './watch/texts/en.json'
import watchFa from './watch/texts/fa.json'

test('PLT-032 the dictionaries of the remote are complete and agree', () => {
  expect(faultsOf(fa, en)).toEqual([])
  expect(faultsOf(brokerFa, brokerEn)).toEqual([])
  expect(faultsOf(homeFa, homeEn)).toEqual([])
  expect(faultsOf(watchFa, watchEn)).toEqual([])
})
