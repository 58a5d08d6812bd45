import { expect, test } from '@jest/globals'
import * as z from 'zod/mini'
import { type CallInput, endpoint } from './endpoint'

test('an endpoint keeps its path literally, so its parameters are typed', () => {
  const getOrder = endpoint({
    method: 'GET',
    path: '/fund/api/v1/orders/:id/',
    summary: 'One order',
    reply: z.object({ id: z.number() }),
    failure: 'alert',
  })
  const input: CallInput<typeof getOrder.path, undefined, undefined> = { params: { id: 7 } }
  expect(getOrder.path.replace(':id', String(input.params.id))).toBe('/fund/api/v1/orders/7/')
})
