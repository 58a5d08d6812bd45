import { expect, test } from '@jest/globals'
import { questionInAddress } from './question-in-address'

test.each([
  [{ question: ' موجودی کارتم چقدره؟ ' }, 'موجودی کارتم چقدره؟'],
  [{ question: 'ا'.repeat(500) }, 'ا'.repeat(500)],
  [{ question: 'ا'.repeat(501) }, undefined],
  [{ question: 'a\u0000b' }, undefined],
  [{ question: '  ' }, undefined],
  [{}, undefined],
])('SUP-032: the address of row %# brings its question', (query, text) =>
  expect(questionInAddress(new URLSearchParams(query as Record<string, string>))).toBe(text),
)
