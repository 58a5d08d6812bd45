import { expect, test } from '@jest/globals'
import { languageCookie, rememberedLanguage } from './language'

test.each([
  [undefined, 'fa'],
  ['', 'fa'],
  ['lang=fa', 'fa'],
  ['lang=en', 'en'],
  ['referral_modal=true; lang=en; a=b', 'en'],
  ['lang=de', 'fa'],
  ['slang=en', 'fa'],
  ['lang=english', 'fa'],
] as const)('PLT-032 PLT-033 the cookies %j remember %s', (cookies, language) => {
  expect(rememberedLanguage(cookies)).toBe(language)
})

test('PLT-033 what is written is what is read', () => {
  expect(rememberedLanguage(languageCookie('en').split(';')[0])).toBe('en')
})
