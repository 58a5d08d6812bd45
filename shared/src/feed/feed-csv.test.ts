import { expect, test } from '@jest/globals'
import { sampleEntry } from '../testing/sample-entry'
import { feedColumns, feedCsv } from './feed-csv'

test('INV-089 D-125 a file has days of both calendars, plain digits, and no formula', () => {
  const rows = [sampleEntry({ note: '=1+1' }), sampleEntry({ kind: 'DEPOSIT', direction: 'IN', bank: null, fee: 0 })]
  const words = { kind: ({ kind }: { kind: string }) => kind, status: ({ status }: { status: string }) => status }
  const [heads, first, second] = feedCsv(rows, feedColumns, words).split('\r\n')
  expect(heads).toBe(`\ufeff${feedColumns.join(',')}`)
  expect(first).toBe(
    "1405/08/30,2026-11-21,16:22,WITHDRAW,لاله آذرمهر,بانک خاورمیانه,,5000000,7200,SUCCESS,140508300012,'=1+1",
  )
  expect(second).toBe('1405/08/30,2026-11-21,16:22,DEPOSIT,لاله آذرمهر,,5000000,,0,SUCCESS,140508300012,اجاره')
})
