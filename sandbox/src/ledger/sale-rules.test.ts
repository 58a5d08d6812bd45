import { expect, test } from '@jest/globals'
import type { Sale } from '@sarv/shared/contract/fund-orders'
import { persianText } from '../testing/persian-text'
import { checkFree, unitsWanted } from './sale-rules'

const sale = (wish: Pick<Sale, 'units' | 'amount'>): Sale => ({
  side: 'SELL',
  ds_code: '11307',
  bank_account_id: 101,
  ...wish,
})
const refusal = (msg: string) =>
  expect.objectContaining({ kind: 'invalid', problem: { detail: [{ msg: persianText(msg) }] } })

test.each([
  [{ units: 1 }, 1],
  [{ units: 40 }, 40],
  [{ amount: 1 }, 1],
  [{ amount: 1000 }, 1],
  [{ amount: 1001 }, 2],
])('SBX-100 a sale of %j at 1,000 rial is one of %d units', (wish, units) => {
  expect(unitsWanted(sale(wish), 1000)).toBe(units)
})

test.each([
  [{}, 'تعداد واحد یا مبلغ را وارد کنید؛ تنها یکی از آن دو.'],
  [{ units: 1, amount: 1000 }, 'تعداد واحد یا مبلغ را وارد کنید؛ تنها یکی از آن دو.'],
  [{ units: 0 }, 'دست‌کم یک واحد بفروشید.'],
  [{ amount: 0 }, 'دست‌کم یک واحد بفروشید.'],
  [{ units: -1 }, 'دست‌کم یک واحد بفروشید.'],
])('SBX-100 a sale of %j is refused: %s', (wish, msg) => {
  expect(() => unitsWanted(sale(wish), 1000)).toThrow(refusal(msg))
})

test('SBX-100 as many units as are free can be sold, and not one more', () => {
  expect(() => checkFree(1200, 1200)).not.toThrow()
  expect(() => checkFree(1201, 1200)).toThrow(refusal('بیشتر از واحدهای شماست. واحدهای قابل فروش: ۱٬۲۰۰'))
})
