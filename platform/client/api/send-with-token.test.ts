import { afterEach, expect, test } from '@jest/globals'
import * as z from 'zod/mini'
import { type AnsweringServer, json, startAnswering } from '../../testing/fake-api-server'
import { createApi } from './create-api'
import { endpoint } from './endpoint'

const getHome = endpoint({ method: 'GET', path: '/home/', summary: 'Home', reply: z.object({}), failure: 'alert' })

const open: AnsweringServer[] = []
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())))

/** A server that takes one token only, and a token service that counts its renewals. */
async function withTokens(held: string | undefined, renewed: string | undefined, accepted: string) {
  const server = await startAnswering(({ headers }, response) =>
    json(response, headers.authorization === `Bearer ${accepted}` ? 200 : 401, {}),
  )
  open.push(server)
  let [current, renewals]: [string | undefined, number] = [held, 0]
  let flight: Promise<string | undefined> | undefined
  const refresh = async () => {
    renewals += 1
    await new Promise(setImmediate)
    if (renewed !== undefined) current = renewed
    return renewed
  }
  const failures: number[] = []
  const api = createApi({
    origin: server.origin,
    tokens: {
      access: async () => current,
      refresh: () => {
        flight ??= refresh()
        return flight
      },
    },
    headers: () => ({}),
    onFailure: ({ status }) => failures.push(status),
  })
  return { api, server, failures, renewals: () => renewals }
}

test('PLT-017 a first 401 renews and the call is sent again with the new token', async () => {
  const { api, server, failures, renewals } = await withTokens('old', 'new', 'new')
  expect(await api.call(getHome)).toEqual({})
  expect(server.arrived.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new'])
  expect([renewals(), failures]).toEqual([1, []])
})

test('PLT-018 a second 401 goes to the caller, without a loop', async () => {
  const { api, server, failures, renewals } = await withTokens('old', 'new', 'other')
  await expect(api.call(getHome)).rejects.toMatchObject({ kind: 'http', status: 401 })
  expect([server.arrived.length, renewals(), failures]).toEqual([2, 1, [401]])
})

test('PLT-018 F6 twelve calls at once: one renewal, twelve replays, no failure', async () => {
  const { api, server, failures, renewals } = await withTokens('old', 'new', 'new')
  await Promise.all(Array.from({ length: 12 }, () => api.call(getHome)))
  expect([server.arrived.length, renewals(), failures]).toEqual([24, 1, []])
})

test('PLT-019 a renewal that brings nothing leaves the 401', async () => {
  const { api, server, failures } = await withTokens('old', undefined, 'new')
  await expect(api.call(getHome)).rejects.toMatchObject({ status: 401 })
  expect([server.arrived.length, failures]).toEqual([1, [401]])
})

test('PLT-011 without a session no Authorization is sent and nothing is renewed', async () => {
  const { api, server, renewals } = await withTokens(undefined, 'new', 'new')
  await expect(api.call(getHome)).rejects.toMatchObject({ status: 401 })
  expect([server.arrived[0]?.headers.authorization, renewals()]).toEqual([undefined, 0])
})

test('PLT-018 a 401 that comes after another call has renewed uses that token', async () => {
  const { api, renewals } = await withTokens('old', 'new', 'new')
  await api.call(getHome)
  await api.call(getHome)
  expect(renewals()).toBe(1)
})
