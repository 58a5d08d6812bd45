import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from '@jest/globals'
import { type Api, createApi } from '@sarv/platform/client/api/create-api'
import { control } from '@sarv/platform/testing/control'
import { type AnswerEvent, type Chat, type ChatMessage, type ChatTurn, streamAnswer } from '@sarv/shared/contract/chat'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { type ApiClient, signInClient } from '../../testing/api-client'

const { api: origin, inbox } = testOrigins()
const chats = '/chatbot/api/v1/chats/'
const text = 'کارمزد خروج چیست؟'

let person: ApiClient
/** The client of the platform, as a remote uses it. */
let api: Api
beforeAll(async () => {
  person = await signInClient({ kind: 'empty' })
  api = createApi({
    origin,
    tokens: { access: async () => person.token, refresh: async () => undefined },
    headers: () => ({ 'Accept-Language': 'fa' }),
    onFailure: () => undefined,
  })
})

interface Listening {
  readonly chatId?: string
  readonly id?: string
  readonly signal?: AbortSignal
  readonly onEvent?: (event: AnswerEvent) => void
}

/** The second word of the next answer comes late. */
const hesitate = (milliseconds: number) =>
  control(inbox, 'force', { service: 'answerer', path: '/words', sub: person.person.sub, delay_ms: milliseconds })

const begin = async () => (await person.post<Chat>(chats)).body.id
const ask = (chatId: string, id: string) => person.post<ChatTurn>(`${chats}${chatId}/messages/`, { id, text })
const messagesOf = async (chatId: string) =>
  (await person.get<{ messages: ChatMessage[] }>(`${chats}${chatId}/`)).body.messages

/** Streams an answer to its end; what was heard, also when the stream breaks. */
async function listen({ chatId, id = randomUUID(), signal, onEvent }: Listening = {}) {
  const events: AnswerEvent[] = []
  const params = { id: chatId ?? (await begin()) }
  const ended = await api
    .stream(streamAnswer, {
      params,
      body: { id, text },
      signal,
      onEvent(event) {
        events.push(event)
        onEvent?.(event)
      },
    })
    .then(
      () => 'whole',
      (error: { kind: string }) => error.kind,
    )
  const said = events.flatMap((event) => (event.type === 'delta' ? [event.text] : [])).join('')
  return { events, ended, said, last: events.at(-1) }
}

test('SBX-115: an answer streams word by word and ends with all of it as it is kept', async () => {
  const chatId = await begin()
  const { events, said, last } = await listen({ chatId })
  expect(events.filter(({ type }) => type === 'delta').length).toBeGreaterThan(5)
  expect(events.map(({ type }) => type).filter((type) => type !== 'delta')).toEqual(['actions', 'done'])
  const [question, answer] = await messagesOf(chatId)
  expect(last).toEqual({ type: 'done', question, answer })
  expect(said).toBe(answer?.text)
})

test('F3 SBX-115: a stream that breaks in the middle is continued by the same question, and there is one answer', async () => {
  const [chatId, id] = [await begin(), randomUUID()]
  await control(inbox, 'force', {
    path: '/chatbot/api/v1/chats/:id/messages/stream/',
    sub: person.person.sub,
    cut: 'body',
  })
  const broken = await listen({ chatId, id })
  expect([broken.ended, broken.last?.type]).toEqual(['network', 'delta'])
  const again = await listen({ chatId, id })
  const messages = await messagesOf(chatId)
  expect(again.last).toEqual({ type: 'done', question: messages[0], answer: messages[1] })
  expect(messages[1]?.text.startsWith(broken.said)).toBe(true)
  expect(messages).toHaveLength(2)
})

test('SBX-115: who joins an answer that is being said hears it from its first word on', async () => {
  const [chatId, id] = [await begin(), randomUUID()]
  let joining: ReturnType<typeof listen> | undefined
  const first = await listen({
    chatId,
    id,
    onEvent() {
      joining ??= listen({ chatId, id })
    },
  })
  const second = await joining
  expect([second?.said, second?.last]).toEqual([first.said, first.last])
})

test('SBX-115: where streaming fails the plain request brings the same answer', async () => {
  const [chatId, id] = [await begin(), randomUUID()]
  const leaving = new AbortController()
  const left = await listen({ chatId, id, signal: leaving.signal, onEvent: () => leaving.abort() })
  expect(left.ended).toBe('aborted')
  const { answer } = (await ask(chatId, id)).body
  expect([answer.is_stopped, answer.text.startsWith(left.said)]).toEqual([false, true])
  expect(answer.text.length).toBeGreaterThan(left.said.length)
})

test('SBX-115: stopping ends the stream and keeps what was said', async () => {
  const chatId = await begin()
  await hesitate(60_000)
  let stopped: Promise<unknown> | undefined
  const { last, said } = await listen({
    chatId,
    onEvent() {
      stopped ??= person.post(`${chats}${chatId}/messages/stop/`)
    },
  })
  await stopped
  const [, answer] = await messagesOf(chatId)
  expect([last?.type, answer?.is_stopped, answer?.text]).toEqual(['done', true, said.trim()])
  expect(answer?.text).not.toMatch(/بدهید\.$/)
})

test('SBX-115: while an answer is being said another question of the chat has to wait', async () => {
  const chatId = await begin()
  await hesitate(2000)
  let other: ReturnType<typeof ask> | undefined
  await listen({
    chatId,
    onEvent() {
      other ??= ask(chatId, randomUUID())
    },
  })
  expect((await other)?.status).toBe(409)
  expect((await ask(chatId, randomUUID())).status).toBe(200)
})

test('SUP-007: a refused question is JSON with a sentence, and no stream', async () => {
  const refused = api.stream(streamAnswer, {
    params: { id: await begin() },
    body: { id: randomUUID(), text: ' ' },
    onEvent: () => undefined,
  })
  await expect(refused).rejects.toMatchObject({ kind: 'http', status: 400, detail: 'سؤال خود را بنویسید.' })
})
