import { expect, test } from '@jest/globals'
import { createApi } from '@sarv/shared/api/create-api'
import { getProfile } from '@sarv/shared/contract/profile'
import { createBus } from '@sarv/shared/events/bus'
import { createI18n } from '@sarv/shared/i18n/create-i18n'
import { failureShower } from './show-failure'

type Who = 'alert' | 'always' | 'caller'
/** The one client of the page, which shell and remotes share, in front of a server that refuses. */
function client(answers: readonly [status: number, body: unknown][]) {
  const bus = createBus()
  const said: unknown[] = []
  bus.on('*', (event, fact) => said.push([event, fact]))
  const { i18n } = createI18n({ language: 'fa', dictionaries: { fa: { host: { fallbackError: 'خطایی رخ داد' } } } })
  let nextPage = (): void => undefined
  const left = [...answers]
  const api = createApi({
    origin: 'https://api.example',
    tokens: { access: async () => 'token', refresh: async () => undefined },
    headers: () => ({}),
    onFailure: failureShower(bus, i18n, (forget) => {
      nextPage = forget
    }),
    fetch: async () => {
      const [status, body] = left.shift() ?? [500, {}]
      return Response.json(body, { status })
    },
  })
  const call = (failure: Who = 'alert') => api.call({ ...getProfile, failure }).catch(() => undefined)
  return { call, said, turn: () => nextPage() }
}

const alerted = (message: string) => ['alerted', { message }]

test('PLT-022 ERR-01 a refused call is told by whichever sentence the server sent', async () => {
  const { call, said } = client([
    [400, { message: 'پیام' }],
    [400, { detail: [{ msg: 'جزء' }] }],
    [400, {}],
  ])
  for (let time = 0; time < 3; time++) await call()
  expect(said).toEqual([alerted('پیام'), alerted('جزء'), alerted('خطایی رخ داد')])
})

test('PLT-022 ERR-02 the same sentence is told once, and again on the next page', async () => {
  const { call, said, turn } = client([1, 2, 3].map(() => [400, { detail: 'خرابی' }]))
  await call()
  await call()
  expect(said).toHaveLength(1)
  turn()
  await call()
  expect(said).toHaveLength(2)
})

test('PLT-022 ERR-03 401 and 403 tell nothing', async () => {
  const { call, said } = client([
    [403, { detail: 'ممنوع' }],
    [401, { detail: 'وارد شوید' }],
  ])
  await call()
  await call()
  expect(said).toEqual([])
})

test('PLT-022 ERR-04 ERR-05 two codes are no sentences: they ask for what they name', async () => {
  const limit = { detail: 'LIMIT_AMOUNT', min_amount: 5_000_000 }
  const { call, said } = client([
    [400, { detail: 'ONB-REQUIRED' }],
    [400, limit],
  ])
  await call()
  await call()
  expect(said).toEqual([
    ['onboarding-required', undefined],
    ['limit-amount', { detail: limit }],
  ])
})

test('PLT-022 PLT-023 ERR-06 ERR-07 a caller that shows its failures is not spoken over; always means always', async () => {
  const { call, said } = client([
    [400, { detail: 'الف' }],
    [403, { detail: 'ب' }],
    [403, { detail: 'ب' }],
  ])
  await call('caller')
  await call('always')
  await call('always')
  expect(said).toEqual([alerted('ب'), alerted('ب')])
})
