import { expect, test } from '@jest/globals'
import { faultsOf } from '@sarv/shared/testing/locales'
import en from './en.json'
import fa from './fa.json'

test('PLT-032 both dictionaries are complete and agree', () => expect(faultsOf(fa, en)).toEqual([]))
