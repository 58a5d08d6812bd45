import { expect, test } from '@jest/globals'
import { ApiError } from '@sarv/platform/client/api/api-error'
import { remainingCodeSeconds } from './sent-before'

const refused = (status: number, retryAfterSeconds?: number) =>
  new ApiError({
    kind: 'http',
    endpointPath: '/code/',
    status,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  })

test.each([
  ['a wait of seconds', 87, refused(429, 87)],
  ['a wait as long as a code lives', 119, refused(429, 119)],
  ['a wait longer than that', undefined, refused(429, 120)],
  ['no wait', undefined, refused(429)],
  ['a service that is down for a while', undefined, refused(503, 87)],
  ['what is not an answer of the API', undefined, { status: 429, retryAfterSeconds: 87 }],
  ['nothing', undefined, undefined],
])('PMA-048 BNK-081 %s leaves these seconds of a code that was sent before: %s', (_, seconds, error) => {
  expect(remainingCodeSeconds(error)).toBe(seconds)
})
