import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { fetchWithAnswers } from './fetch-with-answers'

const url = 'http://localhost:3000/x/'
const request = { method: 'GET', headers: { Authorization: 'Bearer generation-1' } }
const { fetch } = globalThis
let asked: string[]

beforeEach(() => {
  asked = []
  globalThis.fetch = async (input) => {
    asked.push(String(input))
    return new Response('{"from":"the API"}')
  }
})
afterEach(() => {
  globalThis.fetch = fetch
})

const bodyOf = async (response: Promise<Response>) => (await response).text()

test('PLT-128: the first call that is the same takes the answer behind the page; the next one asks', async () => {
  const get = fetchWithAnswers([{ request: { url, ...request }, body: Promise.resolve('{"from":"the page"}') }])
  expect(await bodyOf(get(url, request))).toBe('{"from":"the page"}')
  expect(asked).toEqual([])
  expect(await bodyOf(get(url, request))).toBe('{"from":"the API"}')
})

test.each([
  ['an answer that did not come', url, request],
  ['another session', url, { ...request, headers: { Authorization: 'Bearer generation-2' } }],
  ['another address', `${url}?page=2`, request],
])('PLT-128: the page asks itself for %s', async (_, address, call) => {
  const get = fetchWithAnswers([{ request: { url, ...request }, body: Promise.resolve(undefined) }])
  await get(address, call)
  expect(asked).toEqual([address])
})

test('PLT-128: what was asked before a write is no answer after it, and a call that was given up takes none', async () => {
  const answers = [{ request: { url, ...request }, body: Promise.resolve('{}') }]
  const get = fetchWithAnswers(answers)
  await get(url, { ...request, method: 'POST' })
  expect(answers).toEqual([])
  const given = fetchWithAnswers([{ request: { url, ...request }, body: Promise.resolve('{}') }])
  await expect(given(url, { ...request, signal: AbortSignal.abort() })).rejects.toThrow('abort')
})
