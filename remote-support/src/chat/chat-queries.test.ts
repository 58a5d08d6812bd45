import { expect, test } from '@jest/globals'
import type { ChatMessage } from '@sarv/shared/contract/chat'
import { joinTurn } from './chat-queries'

const message = (id: string, role: ChatMessage['role']): ChatMessage => ({
  id,
  role,
  text: id,
  actions: [],
  is_stopped: false,
  created_at: '2026-11-21T12:52:08.000Z',
})
const [question, answer, earlier, later] = [
  message('question', 'USER'),
  message('answer', 'ASSISTANT'),
  message('earlier', 'ASSISTANT'),
  message('later', 'USER'),
]

test.each([
  ['none of it', [earlier], [earlier, question, answer]],
  ['the question', [earlier, question], [earlier, question, answer]],
  ['all of it', [earlier, question, answer, later], [earlier, question, answer, later]],
])('SUP-007: a turn that has ended stands once where the messages have %s', (_, messages, joined) =>
  expect(joinTurn(messages, { question, answer })).toEqual(joined),
)
