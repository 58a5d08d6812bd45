import { expect, test } from '@jest/globals'
import { editDestination } from './edit-destination'

test.each([
  ['6', 1, '6', 1],
  ['60379', 5, '6037 9', 6],
  ['6037 ', 5, '6037', 4],
  ['6037 5991', 6, '6037 5991', 6],
  ['603 7991', 3, '6037 991', 3],
  ['کارت 6037991111111112', 21, '6037 9911 1111 1112', 19],
  ['کارت 6037991111111112', 8, '6037 9911 1111 1112', 19],
  ['لیلا', 2, 'لیلا', 2],
])('BNK-060: %j with the caret at %d is shown as %j with the caret at %d', (typed, at, shown, caret) =>
  expect(editDestination(typed, at, 'en')).toMatchObject({ shown, caret }),
)

test('BNK-060: the groups are shown in the digits of the language and kept in ASCII', () =>
  expect(editDestination('60379', 5, 'fa')).toMatchObject({ text: '60379', shown: '۶۰۳۷ ۹' }))
