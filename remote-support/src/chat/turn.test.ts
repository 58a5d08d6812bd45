import { expect, test } from '@jest/globals'
import type { AnswerEvent, ChatMessage } from '@sarv/shared/contract/chat'
import { ApiError, type Platform } from '@sarv/shared/platform'
import { askForAnswer } from './turn'

const question = { id: '5f0c1f6e-6f7e-4a58-9d5a-1c1f4d1d2a11', text: 'کارمزد خروج چیست؟' }
const base = { actions: [], is_stopped: false, created_at: '2026-11-21T12:52:08.000Z' }
const asked: ChatMessage = { ...base, id: question.id, role: 'USER', text: question.text }
const answer: ChatMessage = { ...base, id: 'answer', role: 'ASSISTANT', text: 'سه درصد' }
const done: AnswerEvent = { type: 'done', question: asked, answer }
const cut = new ApiError({ kind: 'network', endpointPath: '/' })
const refused = new ApiError({ kind: 'http', endpointPath: '/', status: 429 })

/** An API whose streams are these, one after the other: events, and an error that ends them. */
function apiWith(...streams: readonly (readonly (AnswerEvent | ApiError)[])[]) {
  const left = [...streams]
  const asks: string[] = []
  const api = {
    async stream(_: unknown, { body, onEvent }: { body: { id: string }; onEvent: (event: AnswerEvent) => void }) {
      asks.push(`stream ${body.id}`)
      for (const step of left.shift() ?? [])
        if (step instanceof ApiError) throw step
        else onEvent(step)
    },
    async call(_: unknown, { body }: { body: { id: string } }) {
      asks.push(`call ${body.id}`)
      return { question: asked, answer }
    },
  } as unknown as Platform['api']
  return { api, asks }
}

const word = (text: string): AnswerEvent => ({ type: 'delta', text })

test('SUP-007: an answer grows word by word until it is whole', async () => {
  const heard: string[] = []
  const { api, asks } = apiWith([word('سه '), word('درصد'), done])
  expect((await askForAnswer(api, 'chat', question, (text) => heard.push(text))).answer).toEqual(answer)
  expect(heard).toEqual(['سه ', 'سه درصد'])
  expect(asks).toEqual([`stream ${question.id}`])
})

test('SUP-007: a stream that breaks is joined again from its beginning, under the same id', async () => {
  const heard: string[] = []
  const { api, asks } = apiWith([word('سه '), cut], [word('سه درصد'), done])
  await askForAnswer(api, 'chat', question, (text) => heard.push(text))
  expect(heard).toEqual(['سه ', 'سه درصد'])
  expect(asks).toEqual([`stream ${question.id}`, `stream ${question.id}`])
})

test('SUP-007: where streams break or just end, the plain request brings the whole answer', async () => {
  const { api, asks } = apiWith([cut], [word('سه')])
  expect((await askForAnswer(api, 'chat', question, () => undefined)).answer).toEqual(answer)
  expect(asks).toEqual([`stream ${question.id}`, `stream ${question.id}`, `call ${question.id}`])
})

test('SUP-007: a refused question is not asked in another way', async () => {
  const { api, asks } = apiWith([refused])
  await expect(askForAnswer(api, 'chat', question, () => undefined)).rejects.toBe(refused)
  expect(asks).toHaveLength(1)
})

test('SUP-007: an answer that fails says why', async () => {
  const { api } = apiWith([word('سه'), { type: 'error', detail: 'دستیار در دسترس نیست.' }])
  await expect(askForAnswer(api, 'chat', question, () => undefined)).rejects.toMatchObject({
    detail: 'دستیار در دسترس نیست.',
  })
})
