import { expect, test } from '@jest/globals'
import { questionLanguage } from './question-language'

test.each([
  ['کارتم کجاست؟', 'en', 'fa'],
  ['where is my card?', 'fa', 'en'],
  ['PMA چیست', 'en', 'fa'],
  ['🙂 123', 'en', 'en'],
] as const)('SBX-115: %s in an app that speaks %s is answered in %s', (question, app, language) =>
  expect(questionLanguage(question, app)).toBe(language),
)
