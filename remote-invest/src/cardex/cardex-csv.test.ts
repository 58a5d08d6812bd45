import { expect, test } from '@jest/globals'
import { toCsv } from '@sarv/shared/statement-files/csv'
import { cardexCsv } from './cardex-csv'

const cell = (text: string | number) => toCsv([[text]]).slice(1, -2)

test.each([
  ['خرید', 'خرید'],
  [250_000_000, '250000000'],
  [-5, '-5'],
  [0, '0'],
  ['یک، دو', 'یک، دو'],
  ['a,b', '"a,b"'],
  ['«نقل» "x"', '"«نقل» ""x"""'],
  ['دو\nسطر', '"دو\nسطر"'],
  [' فاصله', '" فاصله"'],
  ['', ''],
])('INV-065 the cell %j is written %j', (text, written) => expect(cell(text)).toBe(written))

test.each([
  ['=HYPERLINK("http://evil.example","x")', '"\'=HYPERLINK(""http://evil.example"",""x"")"'],
  ['=1+1', "'=1+1"],
  ['+989121234567', "'+989121234567"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  [' =1', "' =1"],
])('INV-065 the text %j is not a formula: %j', (text, written) => expect(cell(text)).toBe(written))

test('INV-065 D-125 a cardex is CSV with byte order mark, days of both calendars, and plain digits', () => {
  const heads = {
    date: 'تاریخ',
    gregorian: 'تاریخ میلادی',
    description: 'شرح',
    fund: 'صندوق',
    debit: 'بدهکار',
    credit: 'بستانکار',
    balance: 'مانده',
  }
  const row = {
    date: '2026-10-07',
    type: 'PURCHASE',
    description: 'خرید ۱٬۹۹۳ واحد',
    ds_code: '11307',
    fund_name: 'چکاد بلند',
    debit: 0,
    credit: 80_006_992,
    balance: 258_732_252,
  }
  expect(cardexCsv({ rows: [row, { ...row, fund_name: null, description: '=cmd' }] }, heads)).toBe(
    '\ufeffتاریخ,تاریخ میلادی,شرح,صندوق,بدهکار,بستانکار,مانده\r\n' +
      '1405/07/15,2026-10-07,خرید ۱٬۹۹۳ واحد,چکاد بلند,0,80006992,258732252\r\n' +
      "1405/07/15,2026-10-07,'=cmd,,0,80006992,258732252\r\n",
  )
})
