import { expect, test } from '@jest/globals'
import { cardPin } from './card-pin'

const wrong = 'ui:rules.pin'

test.each([
  ['2580', undefined],
  ['۲۵۸۰', undefined],
  ['0011', undefined],
  ['1357', undefined],
  ['1111', wrong],
  ['1234', wrong],
  ['4321', wrong],
  ['0123', wrong],
  ['7890', wrong],
  ['0987', wrong],
  ['258', wrong],
  ['25800', wrong],
  ['25a0', wrong],
  ['', wrong],
])('BNK-073 the PIN %j: %s', (text, message) => expect(cardPin(text)).toBe(message))
