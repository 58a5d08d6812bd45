import { expect, test } from '@jest/globals'
import { errorTable } from '@sarv/platform/delivery/errors/error-table'
import en from './en.json'
import fa from './fa.json'

type Texts = { readonly [key: string]: string | Texts }

function keysOf(texts: Texts, before = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key] : keysOf(value, `${before}${key}.`),
  )
}

test('console: both languages have the same texts', () => {
  const { errors: _, ...texts } = fa
  expect(keysOf(texts)).toEqual(keysOf(en))
})

test('console: each error that a change may meet is said in Persian too', () => {
  // What a change of the catalogue is refused for; those of uploads are met by the command alone.
  const met = Object.keys(errorTable).filter((code) => /^SARV-(1[12]\d|2[0-3]\d|40\d|41[013])$/.test(code))
  const told: Texts = fa.errors
  expect(met.filter((code) => !told[code])).toEqual([])
  expect(Object.keys(told).filter((code) => !(code in errorTable))).toEqual([])
})
