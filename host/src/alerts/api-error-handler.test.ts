import { expect, test } from '@jest/globals'
import { createApi } from '@sarv/platform/client/api/create-api'
import { createI18n } from '@sarv/platform/client/i18n/create-i18n'
import { session } from '@sarv/platform/client/session/session'
import { createBus } from '@sarv/platform/contract/events/bus'
import { getProfile } from '@sarv/shared/contract/profile'
import { createApiErrorHandler, missingOperations } from './api-error-handler'

type Who = 'alert' | 'always' | 'caller'
/** The real API client of the page against a stub of the server. */
function client(responses: readonly [status: number, body: unknown][]) {
  const bus = createBus()
  const emitted: unknown[] = []
  bus.on('*', (event, fact) => emitted.push([event, fact]))
  const { i18n } = createI18n({ language: 'fa', dictionaries: { fa: { host: { fallbackError: 'خطایی رخ داد' } } } })
  let navigate = (): void => undefined
  const left = [...responses]
  const api = createApi({
    origin: 'https://api.example',
    tokens: { access: async () => 'token', refresh: async () => undefined },
    headers: () => ({}),
    onFailure: createApiErrorHandler(bus, i18n, (listener) => {
      navigate = listener
    }),
    fetch: async () => {
      const [status, body] = left.shift() ?? [500, {}]
      return Response.json(body, { status })
    },
  })
  const call = (failure: Who = 'alert') => api.call({ ...getProfile, failure }).catch(() => undefined)
  return { call, emitted, navigate: () => navigate() }
}

const alerted = (message: string) => ['alerted', { message }]

test('PLT-022 ERR-01 a failed call alerts the sentence that the server sent', async () => {
  const { call, emitted } = client([
    [400, { message: 'پیام' }],
    [400, { detail: [{ msg: 'جزء' }] }],
    [400, {}],
  ])
  for (let time = 0; time < 3; time++) await call()
  expect(emitted).toEqual([alerted('پیام'), alerted('جزء'), alerted('خطایی رخ داد')])
})

test('PLT-022 ERR-02 the same sentence is told once, and again on the next page', async () => {
  const { call, emitted, navigate } = client([1, 2, 3].map(() => [400, { detail: 'خرابی' }]))
  await call()
  await call()
  expect(emitted).toHaveLength(1)
  navigate()
  await call()
  expect(emitted).toHaveLength(2)
})

test('PLT-022 ERR-03 401 and 403 alert nothing', async () => {
  const { call, emitted } = client([
    [403, { detail: 'ممنوع' }],
    [401, { detail: 'وارد شوید' }],
  ])
  await call()
  await call()
  expect(emitted).toEqual([])
})

test('PLT-022 ERR-04 ERR-05 two codes are not alerts: one opens the prompt, one is left to the screen', async () => {
  const { call, emitted } = client([
    [400, { detail: 'ONB-REQUIRED' }],
    [400, { detail: 'LIMIT_AMOUNT' }],
  ])
  await call()
  await call()
  expect(emitted).toEqual([['onboarding-required', undefined]])
})

test('PLT-022 PLT-023 ERR-06 ERR-07 «caller» alerts nothing, «always» even the same sentence twice', async () => {
  const { call, emitted } = client([
    [400, { detail: 'الف' }],
    [403, { detail: 'ب' }],
    [403, { detail: 'ب' }],
  ])
  await call('caller')
  await call('always')
  await call('always')
  expect(emitted).toEqual([alerted('ب'), alerted('ب')])
})

test('HST-069 ERR-38 what the API does not have is noted by its operation, and its words are no alert', async () => {
  const { call, emitted } = client([
    [404, { detail: 'Not found.' }],
    [404, { detail: 'نیست', code: 'not-found' }],
  ])
  await call()
  expect([...missingOperations]).toEqual([`404 GET ${getProfile.path}`])
  await call()
  expect(emitted).toEqual([alerted('خطایی رخ داد'), alerted('نیست')])
  expect(missingOperations.size).toBe(1)
})

test('ERR-03 ERR-07 D-161 a call that is always shown alerts its 401, but not where it has ended the session', async () => {
  const refused: [number, unknown] = [401, { message: 'نشست پایان یافت' }]
  const { call, emitted } = client([refused, refused])
  await call('always')
  expect(emitted).toEqual([alerted('نشست پایان یافت')])
  session.current = { at: 'signed-out', reason: 'expired' }
  await call('always')
  expect(emitted).toHaveLength(1)
  session.current = { at: 'unknown' }
})
