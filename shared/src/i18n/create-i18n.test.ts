/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
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

test('PLT-033 the page turns with its language, and the choice is remembered', async () => {
  const { setLanguage } = createI18n({ language: 'fa', dictionaries })
  const root = document.documentElement
  expect([root.lang, root.dir, rememberedLanguage(document.cookie)]).toEqual(['fa', 'rtl', 'fa'])
  await setLanguage('en')
  expect([root.lang, root.dir, rememberedLanguage(document.cookie)]).toEqual(['en', 'ltr', 'en'])
})

test('PLT-034 a namespace that comes later is told to everybody on the page', () => {
  const { i18n, addDictionary } = createI18n({ language: 'fa', dictionaries })
  const added: string[] = []
  i18n.store.on('added', (language: string, namespace: string) => added.push(`${language} ${namespace}`))
  addDictionary('bank', 'fa', { title: 'کارت' })
  expect(added).toEqual(['fa bank'])
  expect(i18n.t('bank:title')).toBe('کارت')
})
