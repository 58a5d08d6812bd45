import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { chosenCanaries } from '../../contract/canary-cookie'
import type { PageCanary, PageRemote } from '../../contract/page-data'
import { createCanaryAssignment } from './canary-assignment'

const support: PageCanary = { name: 'support', version: '2.0.0', percent: 100 }
const leveled: PageCanary = { ...support, level: 2 }

/** A page that offers a canary of support and runs one of its versions. */
function pageWith(canary: PageCanary | undefined, version: string) {
  const texts = { title: { fa: '', en: '' }, owner: '', entry: '' }
  const remote: PageRemote = { name: 'support', version, ...texts, routes: [], intents: {}, storage: [] }
  return { canaries: canary && [canary], remotes: [remote] }
}

const cookie = () => Object.fromEntries(chosenCanaries(document.cookie))
const level = (value: number) => async () => value
const never = () => new Promise<number>(() => undefined)

beforeEach(() => {
  Object.assign(document, { cookie: 'sarv-canary=; Max-Age=0; Path=/' })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('canary: a page of another version than the person’s is not right, the next document is', async () => {
  expect(await createCanaryAssignment(pageWith(support, '1.0.0'), level(0)).assign('somebody')).toBe(false)
  expect(cookie()).toEqual({ support: '2.0.0' })
  expect(await createCanaryAssignment(pageWith(support, '2.0.0'), level(0)).assign('somebody')).toBe(true)
})

test('canary: a person who is in no canary any more loses the cookie, and the page that runs one', async () => {
  await createCanaryAssignment(pageWith(support, '1.0.0'), level(0)).assign('somebody')
  const nobody = { ...support, percent: 0 }
  expect(await createCanaryAssignment(pageWith(nobody, '2.0.0'), level(0)).assign('somebody')).toBe(false)
  expect(cookie()).toEqual({})
})

test('canary: the page of an offline start, which knows of none, leaves the assignment as it is', async () => {
  await createCanaryAssignment(pageWith(support, '1.0.0'), level(0)).assign('somebody')
  const offline = { ...pageWith(undefined, '1.0.0'), isOffline: true }
  expect(await createCanaryAssignment(offline, level(0)).assign('somebody')).toBe(true)
  expect(cookie()).toEqual({ support: '2.0.0' })
})

test.each<[PageCanary, () => Promise<number>, Record<string, string>]>([
  [leveled, level(2), { support: '2.0.0' }],
  [leveled, level(1), {}],
  [leveled, () => Promise.reject(new Error('the API is away')), {}],
  [support, never, { support: '2.0.0' }],
])('canary: for %j the person’s level decides where it is needed (%#)', async (rule, fetchLevel, chosen) => {
  await createCanaryAssignment(pageWith(rule, '1.0.0'), fetchLevel).assign('somebody')
  expect(cookie()).toEqual(chosen)
})

test('canary: the request for the level times out after two seconds', async () => {
  jest.useFakeTimers()
  const assigned = createCanaryAssignment(pageWith(leveled, '1.0.0'), never).assign('somebody')
  await jest.advanceTimersByTimeAsync(2_000)
  expect(await assigned).toBe(true)
  expect(cookie()).toEqual({})
})

test('canary: a page assigns each person once, and the next person starts with none', async () => {
  let fetches = 0
  const canaries = createCanaryAssignment(pageWith(leveled, '1.0.0'), async () => ++fetches + 1)
  await Promise.all([canaries.assign('somebody'), canaries.assign('somebody')])
  expect(fetches).toBe(1)
  canaries.reset()
  expect(cookie()).toEqual({})
  await canaries.assign('somebody')
  await canaries.assign('another')
  expect(fetches).toBe(3)
})

test('canary: where no cookie can be stored the page counts as right, or it would reload for ever', async () => {
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
  expect(await createCanaryAssignment(pageWith(support, '1.0.0'), level(0)).assign('somebody')).toBe(true)
})
