import { expect, test } from '@jest/globals'
import { createI18n } from '@sarv/platform/client/i18n/create-i18n'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { useFormat } from './use-format'

function Amount() {
  return useFormat().rial(1_500_000)
}

test.each([
  ['fa', '۱٬۵۰۰٬۰۰۰ ریال'],
  ['en', '1,500,000 IRR'],
] as const)('PLT-037 a component that is read in %s shows %s', (language, shown) => {
  const { i18n } = createI18n({ language, dictionaries: { fa: {}, en: {} } })
  expect(renderToString(createElement(I18nextProvider, { i18n }, createElement(Amount)))).toBe(shown)
})
