import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { fetchWhitelist } from './fetch-whitelist'
import { isAllowed, isHiddenFlag, whitelistIn } from './whitelist'

const winners = Array.from({ length: 60 }, (_, place) => `winner${place}`)

test('PLT-063 D-20 winner11 to winner40 are hidden and their neighbours are not', () => {
  const hidden = winners.slice(11, 41)
  expect(winners.filter(isHiddenFlag)).toEqual(hidden)
  const answer = Object.fromEntries([...winners, 'page_visit'].map((name) => [name, true]))
  expect(whitelistIn(answer)).toEqual([...winners.filter((name) => !hidden.includes(name)), 'page_visit'])
})

test.each([
  [{ page_visit: true, login_click: false, receipt_viewed: 'true' }, ['page_visit']],
  [{}, []],
  [['page_visit'], undefined],
  [null, undefined],
  ['page_visit', undefined],
])('PLT-063 of the answer %j the whitelist is %j', (answer, names) => expect(whitelistIn(answer)).toEqual(names))

test.each([
  ['page_visit', ['page_visit'], true],
  ['login_click', ['page_visit'], false],
  ['page_visit', [], false],
  ['page_visit', undefined, false],
])('PLT-064 %s under the whitelist %j may be sent: %s', (event, names, answer) =>
  expect(isAllowed(event, names)).toBe(answer),
)

const kept = new Map<string, string>()
const warn = console.warn
let warnings: unknown[][] = []
beforeEach(() => {
  warnings = []
  console.warn = (...words) => void warnings.push(words)
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    },
  })
})
afterEach(() => {
  console.warn = warn
  kept.clear()
})

test('PLT-063 the whitelist comes from the identity host, without anything of the person, and is kept', async () => {
  const asked: [unknown, RequestInit | undefined][] = []
  const names = await fetchWhitelist('https://id.example/whitelist/', async (address, init) => {
    asked.push([address, init])
    return Response.json({ page_visit: true, winner12: true })
  })
  expect(names).toEqual(['page_visit'])
  expect(kept.get('webengageEvents')).toBe('["page_visit"]')
  expect(asked[0]?.[0]).toBe('https://id.example/whitelist/')
  expect(asked[0]?.[1]).toMatchObject({ credentials: 'omit' })
  expect(warnings).toEqual([])
})

test.each<[string, () => Promise<Response>]>([
  ['500', async () => new Response('{}', { status: 500 })],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page of HTML', async () => new Response('<h1>Bad gateway</h1>')],
  ['a list', async () => Response.json([1])],
])('PLT-064 ERR-25 after %s there is a warning and no whitelist, and nothing is thrown', async (_, answer) => {
  kept.set('webengageEvents', '["page_visit"]')
  expect(await fetchWhitelist('https://id.example', answer)).toBeUndefined()
  expect(kept.has('webengageEvents')).toBe(false)
  expect(warnings).toHaveLength(1)
})
