import { expect, test } from '@jest/globals'
import type { Language } from '@sarv/platform/client/i18n/language'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { showKit } from '../../testing/show-kit'
import { TextInput } from './text-input'

const handedOn: string[] = []

function Form({ from, ...input }: { from: string; type?: string; maxLength?: number }) {
  const [value, setValue] = useState(from)
  const change = (text: string) => {
    handedOn.push(text)
    setValue(text)
  }
  return <TextInput label="شمارهٔ شبا" digits {...input} value={value} onChange={({ target }) => change(target.value)} />
}

function shown(from = '', { language, ...input }: { language?: Language; type?: string; maxLength?: number } = {}) {
  handedOn.length = 0
  const { user } = showKit(<Form from={from} {...input} />, { language })
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

test.each([
  ['marks of direction around it', '\u202a\u200e۰۰۱۱۲۲۳۳۴۴\u202c', '۰۰۱۱۲۲۳۳۴۴'],
  ['isolates and Arabic digits', '\u2066٠٠١١٢٢٣٣٤٤\u2069', '۰۰۱۱۲۲۳۳۴۴'],
  ['dashes', '001-122334-4', '۰۰۱۱۲۲۳۳۴۴'],
  ['spaces', ' 0011 2233 44\n', '۰۰۱۱۲۲۳۳۴۴'],
  ['more than there is room for', '001122334455', '۰۰۱۱۲۲۳۳۴۴'],
])('T26 PLT-035 a code of ten digits that was copied with %s is pasted whole', async (_, copied, expected) => {
  const { user, field } = shown('', { maxLength: 10 })
  await user.click(field)
  await user.paste(copied)
  expect(field).toHaveValue(expected)
  expect(handedOn.at(-1)).toBe(expected)
})

test('T26 what is pasted into the middle takes the place of what was chosen', async () => {
  const { user, field } = shown('0911', { maxLength: 6 })
  await user.click(field)
  field.setSelectionRange(1, 2)
  await user.paste('\u200f5-6-7\u200f')
  expect([field.value, field.selectionStart]).toEqual(['۰۵۶۷۱۱', 4])
})
