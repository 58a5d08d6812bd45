import { expect, test } from '@jest/globals'
import { takesLetters } from './shortcut-keys'

test.each([
  ['<input>', true],
  ['<textarea></textarea>', true],
  ['<select></select>', true],
  ['<div contenteditable></div>', true],
  ['<input type="radio">', false],
  ['<button>', false],
  ['<button></button><div role="dialog"></div>', true],
])('HST-077 the focus in %s takes letters: %s', (markup, takes) => {
  document.body.innerHTML = markup
  expect(takesLetters(document.body.firstElementChild, document)).toBe(takes)
  document.body.innerHTML = ''
})
