import { expect, test } from '@jest/globals'
import { transactionsCsv } from './transactions-csv'

test('INV-060 D-125 transactions are CSV with days of both calendars, the hour in Tehran and plain digits', () => {
  const heads = {
    date: 'تاریخ',
    gregorian: 'تاریخ میلادی',
    time: 'ساعت',
    fund: 'صندوق',
    code: 'کد',
    type: 'نوع',
    amount: 'مبلغ',
    status: 'وضعیت',
    order: 'سفارش',
  }
  const row = {
    id: 311,
    ds_code: '11307',
    fund_name: 'چکاد بلند',
    type: 'INCREASE',
    status: 'SUCCESS',
    amount: 50_000_000,
    date: '2026-11-21T21:52:08.000Z',
    order_id: 1042,
  }
  expect(transactionsCsv([row, { ...row, order_id: null }], heads, (word) => word.toLowerCase())).toBe(
    '\ufeffتاریخ,تاریخ میلادی,ساعت,صندوق,کد,نوع,مبلغ,وضعیت,سفارش\r\n' +
      '1405/09/01,2026-11-22,01:22,چکاد بلند,11307,increase,50000000,success,1042\r\n' +
      '1405/09/01,2026-11-22,01:22,چکاد بلند,11307,increase,50000000,success,\r\n',
  )
})
