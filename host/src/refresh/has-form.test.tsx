import { expect, test } from '@jest/globals'
import { hasForm } from './has-form'

test.each([
  ['<p>دارایی</p><button>خرید</button>', false],
  ['<form><input type="search"></form>', false],
  ['<input type="radio"><input type="checkbox"><select></select>', false],
  ['<input>', true],
  ['<input type="text">', true],
  ['<input inputmode="numeric" type="tel">', true],
  ['<input type="file">', true],
  ['<textarea></textarea>', true],
  ['<form><input type="radio"></form>', true],
])('U15 the page %s asks for something: %p', (markup, asks) => {
  const page = new DOMParser().parseFromString(markup, 'text/html').body
  expect(hasForm(page)).toBe(asks)
})
