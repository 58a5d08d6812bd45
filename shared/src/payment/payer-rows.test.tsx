import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { showKit } from '../testing/show-kit'
import { KeyValues } from '../ui/data/key-values'
import { usePayerRows } from './payer-rows'

type Payer = Parameters<typeof usePayerRows>[0]

function Rows({ payment, expected }: { payment: Payer; expected: string | undefined }) {
  return <KeyValues rows={usePayerRows(payment, expected)} />
}

const read = (payment: Payer, expected?: string) => {
  showKit(<Rows payment={payment} expected={expected} />)
  return screen.queryAllByRole('term').map((name) => [name.textContent, name.nextElementSibling?.textContent])
}

const payer = { payer_name: 'نگار فرهمند', psp_name: 'نگین پرداخت' }

test.each<[string, Payer, string[][]]>([
  [
    'who paid, and where',
    { status: 'SUCCESS', ...payer },
    [
      ['پرداخت‌کننده', 'نگار فرهمند'],
      ['درگاه', 'نگین پرداخت'],
    ],
  ],
  ['where nobody paid', { status: 'FAILED', ...payer }, [['درگاه', 'نگین پرداخت']]],
  ['who paid at no gateway', { status: 'SUCCESS', ...payer, psp_name: null }, [['پرداخت‌کننده', 'نگار فرهمند']]],
  ['nothing that a server does not say', { status: 'SUCCESS' }, []],
  ['nothing of a payment that is unknown', undefined, []],
])('D-140 U2 the receipt says %s', (_, payment, rows) => expect(read(payment)).toEqual(rows))

test.each([
  [
    'SUCCESS',
    [
      ['پرداخت‌کننده', ''],
      ['درگاه', ''],
    ],
  ],
  ['FAILED', [['درگاه', '']]],
])('D-140 while %s is asked about, the rows that it will have keep their places', (expected, rows) =>
  expect(read(undefined, expected)).toEqual(rows),
)
