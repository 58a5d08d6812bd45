import { expect, test } from '@jest/globals'
import { loadRecord } from './load-record'

test('a record has rate, percentiles, and the errors by what they were', () => {
  const record = loadRecord()
  for (let time = 200; time >= 1; time--) record.add(time, time > 198 ? 'GET / 503' : undefined)
  expect(record.summary(10)).toEqual({
    requests: 200,
    perSecond: 20,
    p50: 100,
    p99: 198,
    errors: 2,
    kinds: { 'GET / 503': 2 },
  })
})
