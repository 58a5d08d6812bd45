import { expect, test } from '@jest/globals'
import { failureKey, isMissing, isNotFound, sentenceOf } from './read-failure'

test.each([
  [{ kind: 'network', status: 0 }, 'offline'],
  [{ kind: 'timeout', status: 0 }, 'slow'],
  [{ kind: 'http', status: 403 }, 'forbidden'],
  [{ kind: 'http', status: 500 }, 'unknown'],
  [{ kind: 'contract', status: 200 }, 'unknown'],
  [new Error('anything'), 'unknown'],
  [undefined, 'unknown'],
])('F28 the failure %p is told as %s', (error, key) => expect(failureKey(error)).toBe(key))

test.each([
  [{ status: 404, body: { detail: 'Not found.' } }, true],
  [{ status: 404, body: { detail: 'Not found.', code: 'not_found' } }, true],
  [{ status: 404, body: { detail: 'سفارش یافت نشد', code: 'not-found' } }, false],
  [{ status: 405, body: { code: 'not-found' } }, true],
  [{ status: 501 }, true],
  [{ status: 500 }, false],
  [new Error('anything'), false],
])('ERR-38 the API lacks the operation that fails with %j: %p', (error, is) => expect(isMissing(error)).toBe(is))

test('T19 only a 404 means that there is no such thing', () => {
  expect([{ status: 404 }, { status: 403 }, { status: 0 }, null].map(isNotFound)).toEqual([true, false, false, false])
})

test.each([
  [{ kind: 'http', status: 400, detail: 'بانک پاسخ نداد.' }, 'بانک پاسخ نداد.'],
  [{ kind: 'http', status: 400, detail: undefined }, undefined],
  [{ detail: 7 }, undefined],
  ['بانک پاسخ نداد.', undefined],
])('the server’s own sentence in %p is %s', (error, sentence) => expect(sentenceOf(error)).toBe(sentence))
