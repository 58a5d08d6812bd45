import { expect, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { createI18n } from './create-i18n'

function Title({ of }: { of: string }) {
  const { t } = useTranslation(of)
  return <h2>{t('title')}</h2>
}

const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)

test('F59 D-01 a text that is missing is that of the other language, and never a raw key', () => {
  const { i18n } = createI18n({
    language: 'fa',
    dictionaries: { fa: { bank: {} }, en: { invest: { title: 'Invest' } } },
  })
  render(
    <I18nextProvider i18n={i18n}>
      <Title of="invest" />
      <Title of="bank" />
    </I18nextProvider>,
  )
  expect(titles()).toEqual(['Invest', ''])
})

test('PLT-034 two remotes are drawn again when a dictionary comes and when the language changes', async () => {
  const { i18n, addDictionary, setLanguage } = createI18n({
    language: 'fa',
    dictionaries: { fa: { invest: { title: 'سرمایه‌گذاری' } } },
  })
  render(
    <I18nextProvider i18n={i18n}>
      <Title of="invest" />
      <Title of="bank" />
    </I18nextProvider>,
  )
  expect(titles()).toEqual(['سرمایه‌گذاری', ''])
  act(() => addDictionary('bank', 'fa', { title: 'کارت' }))
  expect(titles()).toEqual(['سرمایه‌گذاری', 'کارت'])
  act(() => addDictionary('bank', 'en', { title: 'Card' }))
  await act(() => setLanguage('en'))
  expect(titles()).toEqual(['سرمایه‌گذاری', 'Card'])
})
