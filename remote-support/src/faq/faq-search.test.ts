import { expect, test } from '@jest/globals'
import { categories } from '../testing/faq-fixture'
import { searchFaq } from './faq-search'

test.each([
  ['کارت', [41, 42, 31]],
  ['كارت چند', [41]],
  ['3 روز', [41]],
  ['٣ روز', [41]],
  ['می رسد', [41]],
  ['میرسد', [41]],
  ['مي‌رسد', [41]],
  ['مسدود', [42]],
  ['چه   كنم', [42]],
  ['بیمه', []],
  ['', []],
  ['   ', []],
])('SUP-020 searching for «%s» finds %j', (query, ids) =>
  expect(searchFaq(categories, query).map(({ item }) => item.id)).toEqual(ids),
)
