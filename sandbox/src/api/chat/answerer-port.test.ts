import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { type AnsweringServer, startAnswering } from '@sarv/platform/testing/fake-api-server'
import type { Chat, ChatTurn } from '@sarv/shared/contract/chat'
import { createPerson } from '../../seed/person'
import { openTestApp, type TestApp, type TestClient } from '../../testing/test-app'

const chats = '/chatbot/api/v1/chats/'
const key = 'sk-local-canary'
const builtIn = /^از تنظیمات کارت، آن را مسدود کنید/

/** How the endpoint answers the next question. */
let answer: (response: ServerResponse) => void
let endpoint: AnsweringServer
let app: TestApp
let person: TestClient
beforeAll(async () => {
  endpoint = await startAnswering((_, response) => answer(response))
  const env = { SARV_ANSWERER_URL: endpoint.origin, SARV_ANSWERER_KEY: key, SARV_ANSWERER_TIMEOUT_SECONDS: '0.5' }
  app = await openTestApp('2026-11-21T08:30:00Z', undefined, env)
  const { sub } = await app.db.transaction((sql) => createPerson(sql, app.clock, { kind: 'empty' }))
  person = await app.signIn(sub)
})
afterAll(async () => {
  await app.close()
  await endpoint.close()
})

let logged: string[]
beforeEach(() => {
  logged = []
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => logged.push(String(line)) > 0)
})
afterEach(() => {
  jest.restoreAllMocks()
})

const chunk = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`
const events = { 'content-type': 'text/event-stream' }

async function ask(text: string) {
  const { id } = (await person.post<Chat>(chats)).body
  return (await person.post<ChatTurn>(`${chats}${id}/messages/`, { id: randomUUID(), text })).body.answer
}

test('SBX-115: with an endpoint the answer is its words, with the same links', async () => {
  answer = (response) => response.writeHead(200, events).end(`${chunk('مسدودش کنید [1].')}data: [DONE]\n\n`)
  const { text, actions } = await ask('کارتم گم شده است')
  expect([text, actions]).toEqual([
    'مسدودش کنید.',
    [{ title: 'کارتم گم شده است؛ چه کنم؟', action_type: 'FAQ_QUESTION', link: '405' }],
  ])
})

test('SBX-115: an answer of the endpoint that cites nothing offers the phone and the counselling form', async () => {
  answer = (response) => response.writeHead(200, events).end(`${chunk('نمی‌دانم.')}data: [DONE]\n\n`)
  expect((await ask('کارتم گم شده است')).actions.map(({ action_type }) => action_type)).toEqual([
    'EXTERNAL',
    'COUNSELLING',
  ])
})

test('SBX-115: the endpoint is not asked where nothing was found', async () => {
  const before = endpoint.arrived.length
  expect((await ask('هوای فردا چطور است؟')).text).toMatch(/^پاسخ این سؤال را نمی‌دانم/)
  expect(endpoint.arrived.length).toBe(before)
})

test.each<[how: string, answer: (response: ServerResponse) => void, why: string]>([
  ['refuses', (response) => response.writeHead(500).end(`${key} failed`), 'responded with 500'],
  ['breaks off in the middle', (response) => response.writeHead(200, events).end(chunk('نیمه')), 'ended early'],
  ['is silent', () => undefined, 'sent nothing in time'],
])(
  'SBX-115: an endpoint that %s leaves the answer to the built-in answerer; the log has no key',
  async (_, how, why) => {
    answer = how
    const { text, is_stopped } = await ask('کارتم گم شده است')
    expect([text, is_stopped]).toEqual([expect.stringMatching(builtIn), false])
    expect(logged).toEqual([expect.stringContaining(why)])
    expect(logged.join()).not.toMatch(new RegExp(`${key}|کارت`))
  },
)

test('SBX-115: stopping an answer of the endpoint ends its call, and keeps what was said, without links', async () => {
  const said = new EventEmitter()
  const closed = once(said, 'closed')
  answer = (response) => {
    response.once('close', () => said.emit('closed'))
    response.writeHead(200, events).write(chunk('مسدودش کنید و'), () => said.emit('begun'))
  }
  const { id } = (await person.post<Chat>(chats)).body
  const begun = once(said, 'begun')
  const asking = person.post<ChatTurn>(`${chats}${id}/messages/`, { id: randomUUID(), text: 'کارتم گم شده است' })
  await begun
  expect((await person.post(`${chats}${id}/messages/stop/`)).status).toBe(200)
  await closed
  const { answer: stopped } = (await asking).body
  expect([stopped.text, stopped.actions, stopped.is_stopped]).toEqual(['مسدودش کنید و', [], true])
  expect(logged).toEqual([])
})

test('SUP-033: figures are worded by the endpoint, and one that was not found is never said', async () => {
  const { sub } = await app.db.transaction((sql) => createPerson(sql, app.clock, { kind: 'investor' }))
  const investor = await app.signIn(sub)
  const { id } = (await investor.post<Chat>(chats)).body
  const say = (text: string) => (response: ServerResponse) =>
    response.writeHead(200, events).end(`${chunk(text)}data: [DONE]\n\n`)
  const asked = async () =>
    (
      await investor.post<ChatTurn>(`${chats}${id}/messages/`, {
        id: randomUUID(),
        text: 'حداقل خرید صندوق چکاد بلند چقدره؟',
      })
    ).body.answer
  answer = say('با ۵۰۰٬۰۰۰ ریال شروع می‌شود [1].')
  const { text, figures, actions } = await asked()
  expect([text, figures?.[1]?.value, actions[0]?.action_type]).toEqual([
    'با ۵۰۰٬۰۰۰ ریال شروع می‌شود.',
    '۵۰۰٬۰۰۰ ریال',
    'FUND',
  ])
  answer = say('با ۶۰۰٬۰۰۰ ریال شروع می‌شود [1].')
  expect((await asked()).text).toBe('حداقل خرید صندوق چکاد بلند: ۵۰۰٬۰۰۰ ریال')
  expect(logged).toEqual([expect.stringContaining('a number of its own')])
})
