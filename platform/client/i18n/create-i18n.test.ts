/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { createI18n } from './create-i18n'
import { rememberedLanguage } from './language'

const dictionaries = {
  fa: { host: { both: 'خانه', onlyFa: 'دارایی', count: '{{n}} صندوق' } },
  en: { host: { both: 'Home', onlyEn: 'Assets', empty: '' } },
}

test.each([
  ['fa', 'both', 'خانه'],
  ['en', 'both', 'Home'],
  ['fa', 'onlyEn', 'Assets'],
  ['en', 'onlyFa', 'دارایی'],
  ['fa', 'nowhere', ''],
  ['en', 'nowhere.deep', ''],
  ['en', 'empty', ''],
] as const)('PLT-032 in %s the text of %s is "%s"', (language, key, text) => {
  expect(createI18n({ language, dictionaries }).i18n.t(key)).toBe(text)
})

test('PLT-032 a value is put into a text as it is, without entities', () => {
  expect(createI18n({ language: 'fa', dictionaries }).i18n.t('count', { n: '<b>&۳' })).toBe('<b>&۳ صندوق')
})

test('PLT-032 a text without one of its values is shown without braces, and an error names both', () => {
  const error = jest.spyOn(console, 'error').mockReturnValue()
  expect(createI18n({ language: 'fa', dictionaries }).i18n.t('count')).toBe(' صندوق')
  expect(error.mock.calls).toEqual([['Missing value n in the text "{{n}} صندوق"']])
  error.mockRestore()
})

test('PLT-033 the page turns with its language, and the choice is remembered', async () => {
  const { setLanguage } = createI18n({ language: 'fa', dictionaries })
  const root = document.documentElement
  await setLanguage('en')
  expect([root.lang, root.dir, rememberedLanguage(document.cookie)]).toEqual(['en', 'ltr', 'en'])
  await setLanguage('fa')
  expect([root.lang, root.dir, rememberedLanguage(document.cookie)]).toEqual(['fa', 'rtl', 'fa'])
})

test('PLT-033 beginning in one language does not overwrite what was chosen before', async () => {
  await createI18n({ language: 'en', dictionaries }).setLanguage('en')
  createI18n({ language: 'fa', dictionaries })
  expect([document.documentElement.dir, rememberedLanguage(document.cookie)]).toEqual(['ltr', 'en'])
})
