import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { QueryClient } from '@tanstack/query-core'
import { tellMissingOperations } from './missing-operations'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

function follow(found: Set<string>) {
  const queryClient = new QueryClient()
  const sent: (readonly string[])[] = []
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  tellMissingOperations(found, queryClient, (operations) => sent.push(operations))
  const called = (key: string) => queryClient.setQueryData([key], key)
  return { sent, warned: () => warn.mock.calls.map(([line]) => String(line)), called }
}

test('HST-070 what was missing before and what is missing later is told once, in one report a while', () => {
  const found = new Set(['404 GET /note/'])
  const { sent, warned, called } = follow(found)
  found.add('405 POST /note/:id/')
  called('one')
  called('two')
  expect(sent).toEqual([])
  jest.advanceTimersByTime(5_000)
  expect(sent).toEqual([['GET /note/', 'POST /note/:id/']])
  found.add('501 GET /stock/')
  called('three')
  jest.advanceTimersByTime(5_000)
  expect(sent.slice(1)).toEqual([['GET /stock/']])
  expect(warned()).toEqual([
    'The API does not have GET /note/ (404)',
    'The API does not have POST /note/:id/ (405)',
    'The API does not have GET /stock/ (501)',
  ])
})

test('HST-070 a 404 that may be about the thing is not told', () => {
  const { sent, warned } = follow(new Set(['404 GET /note/:id/']))
  jest.advanceTimersByTime(5_000)
  expect([sent, warned()]).toEqual([[], []])
})

test('HST-070 an API that has next to nothing is told in reports of fifty', () => {
  const { sent } = follow(new Set(Array.from({ length: 120 }, (_, index) => `404 GET /${index}/`)))
  jest.advanceTimersByTime(5_000)
  expect(sent.map(({ length }) => length)).toEqual([50, 50, 20])
})
