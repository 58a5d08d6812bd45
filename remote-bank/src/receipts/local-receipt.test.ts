import { expect, test } from '@jest/globals'
import { feedPlace } from '@sarv/shared/feed/feed-place'
import { sampleEntry } from '@sarv/shared/testing/sample-entry'
import { parseLocalReceipt } from './local-receipt'

const entry = sampleEntry({ kind: 'PROFIT', title: 'سود ماهانه', detail: null })
const row = {
  type: 'profit',
  name: 'سود ماهانه',
  date: entry.date,
  amount: 5_000_000,
  tran_key: '1',
  description: null,
}

test('BNK-054: the state of a pressed row gives its receipt back', () => {
  const { amount, date } = entry
  expect(parseLocalReceipt(feedPlace(entry)?.state)).toMatchObject({ type: 'profit', name: 'سود ماهانه', amount, date })
})

test.each([
  undefined,
  null,
  'x',
  {},
  { receipt: null },
  { receipt: { ...row, amount: '5' } },
  { receipt: { ...row, amount: 1.5 } },
  { receipt: { ...row, name: undefined } },
  { receipt: { ...row, description: 7 } },
])('BNK-054 F45: the state %j holds no receipt', (state) => expect(parseLocalReceipt(state)).toBeUndefined())
