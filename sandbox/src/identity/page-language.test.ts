import { expect, test } from '@jest/globals'
import { resolveLanguage } from './page-language'

test.each([
  ['en', 'fa-IR', 'en'],
  ['fa', 'en-US,en;q=0.9', 'fa'],
  [undefined, 'en-US,en;q=0.9', 'en'],
  ['de', 'fr, fa;q=0.5', 'fa'],
  [undefined, '*', 'fa'],
  [undefined, undefined, 'fa'],
])('asked for %j by a browser with %j the pages speak %s', (locales, accept, language) =>
  expect(resolveLanguage(locales, accept)).toBe(language),
)
