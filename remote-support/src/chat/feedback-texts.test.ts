import { expect, test } from '@jest/globals'
import { faultsOf } from '@sarv/shared/testing/locales'
import en from './texts/en.json'
import fa from './texts/fa.json'

test('PLT-032 SUP-031: the texts of feedback are complete in both languages and agree', () =>
  expect(faultsOf(fa, en)).toEqual([]))
