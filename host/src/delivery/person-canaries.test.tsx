import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { chosenCanaries } from '@sarv/shared/remote/canary-cookie'
import type { PageCanary, PageRemote } from '@sarv/shared/remote/page-data'
import { createPersonCanaries } from './person-canaries'

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

test('canary: a page that runs another version than the person’s is not theirs, and the next document will be', async () => {
  expect(await createPersonCanaries(pageWith(support, '1.0.0'), level(0)).settled('somebody')).toBe(false)
  expect(cookie()).toEqual({ support: '2.0.0' })
  expect(await createPersonCanaries(pageWith(support, '2.0.0'), level(0)).settled('somebody')).toBe(true)
})

test('canary: whoever is in none any more loses the cookie, and the page when it still runs one', async () => {
  await createPersonCanaries(pageWith(support, '1.0.0'), level(0)).settled('somebody')
  const nobody = { ...support, percent: 0 }
  expect(await createPersonCanaries(pageWith(nobody, '2.0.0'), level(0)).settled('somebody')).toBe(false)
  expect(cookie()).toEqual({})
})

test.each<[PageCanary, () => Promise<number>, Record<string, string>]>([
  [leveled, level(2), { support: '2.0.0' }],
  [leveled, level(1), {}],
  [leveled, () => Promise.reject(new Error('the API is away')), {}],
  [support, never, { support: '2.0.0' }],
])('canary: for %j the person’s level decides where it is asked for (%#)', async (rule, asked, chosen) => {
  await createPersonCanaries(pageWith(rule, '1.0.0'), asked).settled('somebody')
  expect(cookie()).toEqual(chosen)
})

test('canary: a level that does not come in two seconds is none, and nobody waits longer', async () => {
  jest.useFakeTimers()
  const settled = createPersonCanaries(pageWith(leveled, '1.0.0'), never).settled('somebody')
  await jest.advanceTimersByTimeAsync(2_000)
  expect(await settled).toBe(true)
  expect(cookie()).toEqual({})
})

test('canary: a page chooses once for each person, and whoever comes next starts with none', async () => {
  let asked = 0
  const canaries = createPersonCanaries(pageWith(leveled, '1.0.0'), async () => ++asked + 1)
  await Promise.all([canaries.settled('somebody'), canaries.settled('somebody')])
  expect(asked).toBe(1)
  canaries.forget()
  expect(cookie()).toEqual({})
  await canaries.settled('somebody')
  await canaries.settled('another')
  expect(asked).toBe(3)
})

test('canary: where no cookie can be kept the page is right as it is, or it would be loaded for ever', async () => {
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
  expect(await createPersonCanaries(pageWith(support, '1.0.0'), level(0)).settled('somebody')).toBe(true)
})
