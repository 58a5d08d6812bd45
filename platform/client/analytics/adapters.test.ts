import { afterEach, beforeEach, expect, test } from '@jest/globals'
import * as z from 'zod/mini'
import type { Api } from '../api/create-api'
import { endpoint } from '../api/endpoint'
import { adaptersFor } from './adapters'
import { analyticsEvent } from './analytics-event'
import { createAnalytics } from './create-analytics'
import type { Facts } from './events'

const info = console.info
let shown: unknown[][] = []
beforeEach(() => {
  shown = []
  console.info = (...words) => void shown.push(words)
})
afterEach(() => {
  console.info = info
})

/** The product API, as far as events go there. */
function recorder(answer: () => Promise<unknown> = async () => ({})) {
  const calls: { path: string; input: unknown }[] = []
  const call = (endpoint: { path: string }, input: unknown) => {
    calls.push({ path: endpoint.path, input })
    return answer()
  }
  return { calls, api: { call } as unknown as Api }
}

const recordEvent = endpoint({
  method: 'POST',
  path: '/general/api/v1/analytics/',
  summary: 'Record an event',
  body: analyticsEvent,
  reply: z.unknown(),
  failure: 'caller',
})
const turn = () => new Promise((resolve) => setImmediate(resolve))
const opened = (goal: Parameters<typeof adaptersFor>[0], api: Api) =>
  createAnalytics({
    safeFacts: (_, given) => given as Facts,
    whitelist: async () => ['receipt_viewed'],
    adapters: adaptersFor(goal, { api, recorder: recordEvent, pageId: 'a page' }),
    now: () => 0,
  })

test.each([
  ['off', 0, 0],
  ['console', 1, 0],
  ['recorder', 0, 1],
] as const)('PLT-066 with the goal %s an event is shown %i times and recorded %i times', async (goal, lines, sent) => {
  const { api, calls } = recorder()
  opened(goal, api).track('receipt_viewed', { is_successful: true })
  await turn()
  expect([shown.length, calls.length]).toEqual([lines, sent])
})

test('PLT-066 what is recorded outlives the page and holds nothing but the event', async () => {
  const { api, calls } = recorder()
  opened('recorder', api).track('receipt_viewed', { is_successful: false })
  await turn()
  const body = { event: 'receipt_viewed', facts: { is_successful: false }, user: null, at: '1970-01-01T00:00:00.000Z' }
  expect(calls).toEqual([{ path: '/general/api/v1/analytics/', input: { body, keepalive: true } }])
})

test('PLT-066 a recorder that is down disturbs no page', async () => {
  const { api, calls } = recorder(() => Promise.reject(new Error('unreachable')))
  const analytics = opened('recorder', api)
  analytics.track('receipt_viewed', { is_successful: true })
  analytics.track('receipt_viewed', { is_successful: true })
  await turn()
  expect(calls).toHaveLength(2)
})

test('PLT-066 what goes to WebEngage goes to the page’s own server, without a cookie', async () => {
  const { fetch } = globalThis
  const sent: unknown[] = []
  globalThis.fetch = async (...request) => {
    sent.push(request)
    return new Response(null, { status: 202 })
  }
  try {
    opened('webengage', recorder().api).track('receipt_viewed', { is_successful: true })
    await turn()
  } finally {
    globalThis.fetch = fetch
  }
  const body = '{"event":"receipt_viewed","facts":{"is_successful":true},"user":null,"at":"1970-01-01T00:00:00.000Z"}'
  expect(sent).toEqual([
    ['/analytics', { method: 'POST', headers: { 'sarv-page': 'a page' }, body, keepalive: true, credentials: 'omit' }],
  ])
})
