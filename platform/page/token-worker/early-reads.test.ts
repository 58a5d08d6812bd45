import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createEarlyReads, type EarlyRead, endRead } from './early-reads'
import type { SentRequest } from './sent-request'

const request = {
  url: 'http://localhost:4000/x/',
  method: 'GET',
  headers: { Accept: '*/*', Authorization: 'Bearer a' },
}
let ended: string[]
let reads: EarlyRead[]

function early(name: string, more: Partial<SentRequest> = {}): EarlyRead {
  const port = { postMessage: () => ended.push(name), close: () => undefined } as unknown as MessagePort
  return { request: { ...request, ...more }, port }
}

beforeEach(() => {
  jest.useFakeTimers()
  ended = []
  reads = [early('x'), early('y', { url: 'http://localhost:4000/y/' })]
})
afterEach(() => void jest.useRealTimers())

test('PLT-074 the same request takes what was asked for ahead, once, however its headers are ordered', () => {
  const [x] = reads
  const { take } = createEarlyReads(reads, endRead)
  const same = { ...request, headers: { Authorization: 'Bearer a', Accept: '*/*' }, body: undefined }
  expect([take(same), take(same)]).toEqual([x, undefined])
  expect(ended).toEqual([])
})

test.each<[string, Partial<SentRequest>]>([
  ['of another address', { url: 'http://localhost:4000/x/?page=2' }],
  ['of another token', { headers: { ...request.headers, Authorization: 'Bearer b' } }],
  ['in another language', { headers: { ...request.headers, 'Accept-Language': 'en' } }],
])('PLT-074 a request %s takes nothing', (_, more) => {
  expect(createEarlyReads(reads, endRead).take({ ...request, ...more })).toBeUndefined()
})

test('PLT-074 a write ends what was asked for ahead, an event that is recorded does not', () => {
  const { take } = createEarlyReads(reads, endRead)
  expect(take({ ...request, method: 'POST', body: '{}', keepalive: true })).toBeUndefined()
  expect(ended).toEqual([])
  expect(take({ ...request, method: 'POST', body: '{}' })).toBeUndefined()
  expect(ended).toEqual(['x', 'y'])
  expect(take(request)).toBeUndefined()
})

test('PLT-074 a response that is not read within five seconds is ended', () => {
  const { take } = createEarlyReads(reads, endRead)
  jest.advanceTimersByTime(4_999)
  expect(ended).toEqual([])
  jest.advanceTimersByTime(1)
  expect(ended).toEqual(['x', 'y'])
  expect(take(request)).toBeUndefined()
})

test('PLT-074 what is asked for ahead only after the shell has started ends with the rest', () => {
  const late: EarlyRead[] = []
  createEarlyReads(late, endRead)
  late.push(...reads)
  jest.advanceTimersByTime(5_000)
  expect(ended).toEqual(['x', 'y'])
})
