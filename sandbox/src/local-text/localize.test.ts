import { expect, test } from '@jest/globals'
import { localize } from './localize'

const hello = { fa: 'سلام', en: 'Hello' }
const date = new Date(0)

test.each([
  ['a text', hello, 'سلام', 'Hello'],
  ['a text in an object', { detail: hello }, { detail: 'سلام' }, { detail: 'Hello' }],
  ['a text in a list', [{ msg: hello }, 7], [{ msg: 'سلام' }, 7], [{ msg: 'Hello' }, 7]],
  ['a plain string', 'سبد', 'سبد', 'سبد'],
  ['nothing', null, null, null],
  ['a date', { at: date }, { at: date }, { at: date }],
  ['an object that has more', { ...hello, id: 1 }, { ...hello, id: 1 }, { ...hello, id: 1 }],
  ['one language alone', { fa: 'سلام' }, { fa: 'سلام' }, { fa: 'سلام' }],
])('PLT-013: %s in Persian and in English', (_name, value, persian, english) => {
  expect([localize(value, 'fa'), localize(value, 'en')]).toEqual([persian, english])
})

test.each([
  ['Persian', { fa: '', en: 'Hello' }],
  ['English', { fa: 'سلام', en: '' }],
])('PLT-013: a text that is empty in %s is given to no one', (_language, text) => {
  for (const language of ['fa', 'en'] as const) expect(() => localize({ detail: text }, language)).toThrow('empty')
})
