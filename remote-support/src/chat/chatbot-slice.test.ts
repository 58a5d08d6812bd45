import { expect, test } from '@jest/globals'
import { parseChatbotSlice } from './chatbot-slice'

const chat = { id: 'a', title: 'کارت', updated_at: '2026-11-21T12:52:08.000Z' }
const whole = { history: [chat], chatInfo: { id: 'a', title: 'کارت' }, drafts: { new: 'سلام' } }
const empty = { history: [], chatInfo: null, drafts: {} }

test.each([
  [whole, whole],
  [undefined, empty],
  [null, empty],
  [{ history: 'none' }, empty],
  [{ history: [], chatInfo: null }, empty],
  [{ ...whole, drafts: { new: 5 } }, empty],
])('PLT-030 SUP-006: what was stored, %j, is read as %j', (stored, read) =>
  expect(parseChatbotSlice(stored)).toEqual(read),
)
