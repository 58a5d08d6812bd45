import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { showKit } from '../../testing/show-kit'
import { OwnText } from './own-text'

test.each([
  ['نگار فرهمند', 'fa'],
  ['NEGAR FARAHMAND', 'en'],
  ['تهران، Valiasr 12', 'fa'],
  ['0912', null],
])('D-125 what a person is called or wrote, %s, says that its language is %s', (text, language) => {
  showKit(<OwnText text={text} />, { language: 'en' })
  expect(screen.getByText(text).getAttribute('lang')).toBe(language)
})
