import { text } from 'node:stream/consumers'
import { expect, test } from '@jest/globals'
import { webApp } from '../../../delivery/http/web-app'
import { serveInTest } from '../../../testing/serve-in-test'
import { waitUntil } from '../../../testing/wait-until'
import { settingsFrom } from '../settings'
import { relayEvents } from './webengage'

/** WebEngage, as far as its events go, with a relay before it. */
async function relay(status = 201) {
  const taken: { path?: string; key?: string; body: unknown }[] = []
  const logged: string[] = []
  const port = await serveInTest(async (request, response) => {
    const body = JSON.parse(await text(request))
    taken.push({ path: request.url, key: request.headers.authorization, body })
    response.writeHead(status).end()
  })
  const account = { origin: `http://localhost:${port}`, license: 'in~1', key: 'a key' }
  const log = (line: string) => void logged.push(line)
  const own = `http://localhost:${await serveInTest(webApp((app) => relayEvents(app, account, log), log))}/analytics`
  const post = (body: unknown, headers: Record<string, string> = { 'Sec-Fetch-Site': 'same-origin' }) =>
    fetch(own, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), headers })
  return { taken, logged, post }
}

const event = {
  event: 'receipt_viewed',
  facts: { is_successful: true },
  user: { id: '0b6c4f6e-0000-4000-8000-000000000000', level: 2 },
  at: '2026-11-21T08:00:00.123Z',
}

test('PLT-066 an event is answered at once and relayed with the key that the page does not have', async () => {
  const { post, taken, logged } = await relay()
  expect((await post(event)).status).toBe(202)
  await waitUntil(() => taken.length > 0)
  expect(taken).toEqual([
    {
      path: '/v1/accounts/in~1/events',
      key: 'Bearer a key',
      body: {
        userId: event.user.id,
        eventName: 'receipt_viewed',
        eventTime: '2026-11-21T08:00:00+0000',
        eventData: { is_successful: true },
      },
    },
  ])
  expect(logged).toEqual([])
})

test('T23 what happens before the sign-in is not handed on', async () => {
  const { post, taken } = await relay()
  expect((await post({ ...event, user: null })).status).toBe(202)
  await post(event)
  await waitUntil(() => taken.length > 0)
  expect(taken).toEqual([expect.objectContaining({ body: expect.objectContaining({ userId: event.user.id }) })])
})

test.each([
  ['another site asks', event, { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['nobody says who asks', event, {}, 403],
  ['it is not JSON', '<event>', undefined, 400],
  ['it is no event', { event: 'X y' }, undefined, 400],
  ['a fact is a thing', { ...event, facts: { amount: { rial: 1 } } }, undefined, 400],
  ['it is too long', { ...event, facts: { note: 'x'.repeat(5_000) } }, undefined, 413],
])('T23 nothing is handed on when %s', async (_, body, headers, status) => {
  const { post, taken } = await relay()
  expect((await post(body, headers)).status).toBe(status)
  expect(taken).toEqual([])
})

test('PLT-066 a WebEngage that refuses is a line in the log without the key or the person', async () => {
  const { post, logged } = await relay(401)
  expect((await post(event)).status).toBe(202)
  await waitUntil(() => logged.length > 0)
  expect(logged).toEqual(['webengage answered 401'])
})

test.each([
  [{ SARV_ANALYTICS: 'webengage' }],
  [{ SARV_WEBENGAGE_KEY: 'k' }],
  [{ SARV_ANALYTICS: 'webengage', SARV_WEBENGAGE_LICENSE: 'l' }],
])('PLT-066 half a WebEngage does not start: %o', (env) => expect(() => settingsFrom(env)).toThrow(/SARV_WEBENGAGE_/))

test('PLT-066 the page learns that events go to WebEngage, and nothing of the account', () => {
  const env = { SARV_ANALYTICS: 'webengage', SARV_WEBENGAGE_LICENSE: 'l', SARV_WEBENGAGE_KEY: 'a key' }
  const { config } = settingsFrom(env)
  expect(config.analytics).toBe('webengage')
  expect(JSON.stringify(config)).not.toContain('a key')
})
