import { expect, test } from '@jest/globals'
import { historyKind } from './history-filter'

test.each([
  ['kind=CREATED', 'CREATED'],
  ['kind=%20increased', 'INCREASED'],
  ['kind=increase&prx=PRX-1', 'INCREASE'],
  ['kind=GIFT', undefined],
  ['kind=START,INCREASE', undefined],
  ['kind=', undefined],
  ['', undefined],
  ['kind=__proto__', undefined],
  ['kind[]=START', undefined],
])('PMA-057 U18 the query ?%s filters the history by the kind %s', (query, kind) => {
  expect(historyKind(new URLSearchParams(query))).toBe(kind)
})
