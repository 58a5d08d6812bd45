import { expect, test } from '@jest/globals'
import { ApiError } from '@sarv/platform/client/api/api-error'
import { sendCode } from './sent-before'

const refused = (status: number, retryAfterSeconds?: number) =>
  new ApiError({
    kind: 'http',
    endpointPath: '/code/',
    status,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  })
const sending = (error: unknown) => sendCode(() => Promise.reject(error), '0912')

test('PMA-063 what the server says of a code that it sent is told with the time', async () => {
  const result = { receiver: '0935', expire_seconds: 119 }
  expect(await sendCode(async () => ({ result }), '0912')).toEqual({ ...result, sentAt: expect.any(Number) })
})

test.each([
  ['a wait of seconds', 87, refused(429, 87)],
  ['a wait as long as a code lives', 119, refused(429, 119)],
])('PMA-048 BNK-081 %s leaves these seconds of a code that was sent before: %s', async (_, seconds, error) =>
  expect(await sending(error)).toMatchObject({ receiver: '0912', expire_seconds: seconds }),
)

test.each([
  ['a wait longer than that', refused(429, 120)],
  ['no wait', refused(429)],
  ['a service that is down for a while', refused(503, 87)],
  ['what is not an answer of the API', { status: 429, retryAfterSeconds: 87 }],
  ['nothing', undefined],
])('PMA-048 BNK-081 after %s there is no code that was sent before', async (_, error) =>
  expect(sending(error)).rejects.toBe(error),
)
