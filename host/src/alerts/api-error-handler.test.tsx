import { afterEach, expect, jest, test } from '@jest/globals'
import { ApiError } from '@sarv/platform/client/api/api-error'
import { createBus } from '@sarv/platform/contract/events/bus'
import { createHostI18n } from '../language/host-i18n'
import { createApiErrorHandler } from './api-error-handler'

afterEach(() => {
  jest.restoreAllMocks()
})

test.each([
  ['a read', 'GET', false, []],
  ['a write', 'POST', false, ['بدون اینترنت این کار ممکن نیست.']],
  ['a read that was cut while online', 'GET', true, ['خطایی رخ داده است. دوباره تلاش کنید']],
] as const)('F40 ERR-01 without a response %s (%s, online: %s) alerts %j', async (_, method, online, shown) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  const bus = createBus()
  const emitted: unknown[] = []
  bus.on('alerted', ({ message }) => emitted.push(message))
  const show = createApiErrorHandler(bus, (await createHostI18n('fa')).i18n, () => undefined)
  const path = '/fund/api/v1/funds/'
  show(new ApiError({ kind: 'network', endpointPath: path }), { method, path, summary: '', failure: 'alert' })
  expect(emitted).toEqual(shown)
})
