import { expect, test } from '@jest/globals'
import { chartSource } from './chart-source'

const there = { data: 'year', error: null }
const loading = { data: undefined, error: null }
const failed = { data: undefined, error: new Error('500') }
const stale = { data: 'month', error: new Error('500') }

test.each([
  [
    'its own, once it is there',
    { data: 'month', error: null },
    { data: 'month', shown: '1m', error: undefined, loading: false },
  ],
  ['its own, though a refetch failed', stale, { data: 'month', shown: '1m', error: undefined, loading: false }],
  ['the year while it loads', loading, { data: 'year', shown: '6m', error: undefined, loading: true }],
  ['the year when it failed', failed, { data: 'year', shown: '6m', error: failed, loading: false }],
])('INV-021 a chart draws from %s', (_name, own, source) => {
  expect(chartSource({ year: there, own, range: '1m', lastInYear: '6m' })).toEqual(source)
})
