import { afterEach, expect, test } from '@jest/globals'
import { QueryObserver } from '@tanstack/react-query'
import { frozenClient, type QueryAnswer } from './frozen-client'

const queryKey = ['bank', 'orders']
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

test.each<[string, QueryAnswer, object]>([
  ['data', { queryKey, data: [] }, { status: 'success', data: [], fetchStatus: 'idle' }],
  ['an error', { queryKey, error: new Error('failed') }, { status: 'error', fetchStatus: 'idle' }],
  ['nothing yet', { queryKey, isLoading: true }, { status: 'pending', fetchStatus: 'fetching' }],
])('a query that answered %s stays so, and nothing is fetched', async (_, answer, state) => {
  const client = frozenClient([answer])
  let fetched = 0
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: async () => {
      fetched += 1
      return ['of the API']
    },
  })
  ends.push(
    observer.subscribe(() => undefined),
    () => client.clear(),
  )
  await new Promise((resolve) => setImmediate(resolve))
  expect(observer.getCurrentResult()).toMatchObject(state)
  // As when it is drawn a second time.
  ends.push(observer.subscribe(() => undefined))
  await new Promise((resolve) => setImmediate(resolve))
  expect(observer.getCurrentResult()).toMatchObject(state)
  expect(fetched).toBe(0)
})
