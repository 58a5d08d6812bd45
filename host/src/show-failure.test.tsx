import { afterEach, expect, jest, test } from '@jest/globals'
import { ApiError } from '@sarv/shared/api/api-error'
import { createBus } from '@sarv/shared/events/bus'
import { openTexts } from './host-texts'
import { failureShower } from './show-failure'

afterEach(() => {
  jest.restoreAllMocks()
})

test.each([
  ['a read', 'GET', false, []],
  ['a write', 'POST', false, ['alerted']],
  ['a read that was cut while online', 'GET', true, ['alerted']],
] as const)('F40 ERR-01 without an answer %s (%s, online: %s) shows %j', async (_, method, online, shown) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  const bus = createBus()
  const told: string[] = []
  bus.on('*', (name) => told.push(name))
  const show = failureShower(bus, (await openTexts('fa')).i18n, () => undefined)
  const path = '/fund/api/v1/funds/'
  show(new ApiError({ kind: 'network', endpointPath: path }), { method, path, summary: '', failure: 'alert' })
  expect(told).toEqual(shown)
})
