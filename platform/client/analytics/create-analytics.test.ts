import { expect, test } from '@jest/globals'
import type { AnalyticsSent } from './analytics-event'
import { createAnalytics } from './create-analytics'
import type { Facts } from './events'
import type { Whitelist } from './whitelist'

const safeFacts = (_: string, given: unknown) => given as Facts
const turn = () => new Promise((resolve) => setImmediate(resolve))

function opened(names: Whitelist | undefined) {
  const sent: AnalyticsSent[] = []
  let asked = 0
  const whitelist = async () => {
    asked++
    return names
  }
  const analytics = createAnalytics({
    whitelist,
    safeFacts,
    adapters: [(event) => void sent.push(event)],
    now: () => 0,
  })
  return { analytics, sent, asked: () => asked }
}

test('PLT-063 only what the whitelist names is sent, and it is asked for once', async () => {
  const { analytics, sent, asked } = opened(['page_visit'])
  analytics.open()
  analytics.track('page_visit', { path: '/home' })
  analytics.track('login_click', {})
  await turn()
  expect(sent).toEqual([{ event: 'page_visit', facts: { path: '/home' }, user: null, at: '1970-01-01T00:00:00.000Z' }])
  expect(asked()).toBe(1)
})

test('PLT-064 without a whitelist nothing is sent', async () => {
  const { analytics, sent } = opened(undefined)
  analytics.track('page_visit', { path: '/home' })
  await turn()
  expect(sent).toEqual([])
})

test('PLT-065 HST-056 an event carries the subject and the level of who was there when it happened', async () => {
  const { analytics, sent } = opened(['login_click'])
  const who = { id: '0b6c4f6e-3f0a-4c57-9d0e-0c1f6d2c9a11', level: 2, user_level: 'VIP' }
  analytics.identify(who)
  analytics.track('login_click', {})
  analytics.identify(undefined)
  analytics.track('login_click', {})
  await turn()
  expect(sent.map(({ user }) => user)).toEqual([who, null])
})

test('an adapter that throws or hangs blocks no other', async () => {
  const sent: string[] = []
  const analytics = createAnalytics({
    safeFacts,
    whitelist: async () => ['login_click'],
    adapters: [
      () => {
        throw new Error('broken')
      },
      () => new Promise(() => undefined),
      () => Promise.reject(new Error('refused')),
      ({ event }) => void sent.push(event),
    ],
  })
  expect(analytics.track('login_click', {})).toBeUndefined()
  await turn()
  expect(sent).toEqual(['login_click'])
})

test('PLT-064 a whitelist that fails to load throws no error', async () => {
  const sent: AnalyticsSent[] = []
  const analytics = createAnalytics({
    safeFacts,
    whitelist: () => Promise.reject(new Error('unreachable')),
    adapters: [(event) => void sent.push(event)],
  })
  analytics.track('login_click', {})
  await turn()
  expect(sent).toEqual([])
})
