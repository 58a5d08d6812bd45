import { expect, test } from '@jest/globals'
import type { Language } from '@sarv/platform/client/i18n/language'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { showKit } from '../../testing/show-kit'
import { TextInput } from './text-input'

const handedOn: string[] = []

function Form({ from, type }: { from: string; type?: string }) {
  const [value, setValue] = useState(from)
  const change = (text: string) => {
    handedOn.push(text)
    setValue(text)
  }
  return (
    <TextInput label="شمارهٔ شبا" digits type={type} value={value} onChange={({ target }) => change(target.value)} />
  )
}

function shown(from = '', { language, type }: { language?: Language; type?: string } = {}) {
  handedOn.length = 0
  const { user } = showKit(<Form from={from} type={type} />, { language })
  return { user, field: screen.getByLabelText<HTMLInputElement>('شمارهٔ شبا') }
}

test('PLT-035 a field of digits shows what is typed in the digits of the page, letters as they are', async () => {
  const { user, field } = shown()
  await user.type(field, 'IR16')
  expect(field).toHaveValue('IR۱۶')
  expect(handedOn.at(-1)).toBe('IR۱۶')
})

test('PLT-035 what it begins with is shown in the digits of the page', () => {
  expect(shown('0911').field).toHaveValue('۰۹۱۱')
})

test('PLT-035 the caret stays where a digit is typed in the middle', async () => {
  const { user, field } = shown('0911')
  await user.type(field, '5', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  expect([field.value, field.selectionStart]).toEqual(['۰۵۹۱۱', 2])
  await user.keyboard('6')
  expect([field.value, field.selectionStart]).toEqual(['۰۵۶۹۱۱', 3])
})

test('PLT-035 in English Persian digits become Latin ones', async () => {
  const { user, field } = shown('', { language: 'en' })
  await user.type(field, '۱۲')
  expect(field).toHaveValue('12')
})

test('PLT-035 what is hidden stays as it was typed', async () => {
  const { user, field } = shown('', { type: 'password' })
  await user.type(field, '12')
  expect(field).toHaveValue('12')
})
