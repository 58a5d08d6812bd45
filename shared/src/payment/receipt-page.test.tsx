import { expect, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { showKit } from '../testing/show-kit'
import type { ReceiptStatus, ShownFacts } from './receipt-facts'
import { ReceiptPage } from './receipt-page'

const shown: ShownFacts = {
  status: 'SUCCESS',
  amount: 50_000_000,
  date: '2026-11-20',
  time: '16:20',
  trace: '408126773915',
}

function open(standing: ReceiptStatus, more: Partial<ShownFacts> = {}, language: 'fa' | 'en' = 'fa') {
  const asked: string[] = []
  const kit = showKit(
    <ReceiptPage
      standing={standing}
      shown={{ ...shown, ...more }}
      facts={{ purpose: 'خرید' }}
      brings={['purpose', 'payer', 'gateway']}
      settledNotice="فردا تسویه می‌شود"
      again={{ label: 'پرداخت دوباره', to: '/buy' }}
      actions={[{ label: 'بستن', onPress: () => undefined }]}
      onRetry={() => asked.push('again')}
    />,
    { language },
  )
  return { ...kit, asked }
}
const picture = () => screen.queryByRole('button', { name: 'ذخیرهٔ رسید' })

test('D-29 PLT-046 the server’s success is one, with what comes next, its picture, and is counted as one', () => {
  const { tracked } = open('settled')
  expect(screen.getByRole('heading', { name: 'پرداخت موفق!' })).toBeVisible()
  expect(screen.getByText('جمعه ۲۹ آبان ۱۴۰۵')).toBeVisible()
  expect(screen.getByText('خرید')).toBeVisible()
  expect(screen.getByText('فردا تسویه می‌شود')).toBeVisible()
  expect(screen.getByRole('button', { name: 'بستن' })).toBeVisible()
  expect(picture()).toBeVisible()
  expect(tracked).toEqual([{ event: 'receipt_viewed', facts: { is_successful: true } }])
})

test('PLT-046 PLT-036 the name of Tuesday keeps its half-space', () => {
  open('settled', { date: '2026-12-22' })
  expect(screen.getByText('سه\u200cشنبه ۱ دی ۱۴۰۵')).toBeVisible()
})

test('D-29 a success that the server does not confirm is not shown as one, says nothing of what comes next and has no picture', () => {
  const { tracked } = open('unknown')
  expect(screen.getByRole('heading', { name: 'رسید تأیید نشد' })).toBeVisible()
  expect(screen.getByText('این رسید در سوابق شما یافت نشد')).toBeVisible()
  expect(screen.getByText(/فقط از نشانی صفحه آمده است/)).toBeVisible()
  expect(screen.queryByText('فردا تسویه می‌شود')).toBeNull()
  expect(picture()).toBeNull()
  expect(tracked).toEqual([{ event: 'receipt_viewed', facts: { is_successful: false } }])
})

test.each([
  ['nothing', { status: undefined, trace: undefined }],
  ['a failure with a number of nobody', { status: 'FAILED' }],
  ['a word that is not a status', { status: '<b>' }],
])('D-29 an address that says %s, which is unknown, is neither success nor failure', (_name, said) => {
  open('unknown', said)
  const title = screen.getByRole('heading', { name: 'رسید تأیید نشد' })
  expect(screen.queryByText('کاربر گرامی پرداخت شما ناموفق بود.')).toBeNull()
  // The amount is a line among the others, and no headline.
  expect(title.parentElement).not.toHaveTextContent('۵۰٬۰۰۰٬۰۰۰')
  expect(title.parentElement?.querySelector('.amount')).toBeNull()
  expect(screen.getByText('مبلغ').nextElementSibling).toHaveTextContent('۵۰٬۰۰۰٬۰۰۰ ریال')
})

test('BNK-053 a receipt is printed as its ticket alone, in the light theme', () => {
  open('settled')
  act(() => void dispatchEvent(new Event('beforeprint')))
  const paper = document.querySelector('body > .paper')
  expect(paper).toHaveTextContent(/پرداخت موفق!.*۵۰٬۰۰۰٬۰۰۰.*۴۰۸۱۲۶۷۷۳۹۱۵/)
  expect(paper?.querySelector('[data-theme="light"]')).not.toBeNull()
  expect(paper?.querySelector('button')).toBeNull()
  act(() => void dispatchEvent(new Event('afterprint')))
  expect(document.querySelector('body > .paper')).toBeNull()
})

test('D-29 while the server is asked nothing is confirmed and nothing is counted', () => {
  const { tracked } = open('asking')
  expect(screen.getByRole('heading', { name: 'در حال پردازش' })).toBeVisible()
  expect(screen.getByText('نتیجه را می‌پرسیم؛ لطفاً صبر کنید.')).toBeVisible()
  expect(screen.queryByText(/بانک آن را تا ۷۲ ساعت برمی‌گرداند/)).toBeNull()
  expect(picture()).toBeNull()
  expect(tracked).toEqual([])
})

test('D-29 of a payment that the bank has not decided nothing is said of its money', () => {
  const { tracked } = open('waiting', { status: 'WAITING' })
  expect(screen.getByRole('heading', { name: 'در حال پردازش' })).toBeVisible()
  for (const text of [/برمی‌گرداند/, /کم نشده است/]) expect(screen.queryByText(text)).toBeNull()
  expect(tracked).toEqual([])
})

test('D-29 an address without an amount has no line for one', () => {
  open('unknown', { amount: undefined })
  expect(screen.getByText('شمارهٔ پیگیری')).toBeVisible()
  expect(screen.queryByText('مبلغ')).toBeNull()
})

/** A receipt about which the server is heard at one press, and once more at another one. */
function Heard() {
  const [[standing, status], hear] = useState<[ReceiptStatus, string]>(['asking', 'SUCCESS'])
  return (
    <>
      <ReceiptPage
        standing={standing}
        shown={{ ...shown, status }}
        facts={{}}
        brings={[]}
        actions={[]}
        onRetry={() => undefined}
      />
      <button type="button" onClick={() => hear(['settled', 'SUCCESS'])}>
        success
      </button>
      <button type="button" onClick={() => hear(['settled', 'REVERSED'])}>
        reversed
      </button>
    </>
  )
}

test('INV-051 PLT-066 a receipt is counted when the server has spoken, and once', async () => {
  const { user, tracked } = showKit(<Heard />)
  expect(tracked).toEqual([])
  for (const name of ['success', 'reversed']) await user.click(screen.getByRole('button', { name }))
  expect(tracked).toEqual([{ event: 'receipt_viewed', facts: { is_successful: true } }])
})

test('U5 D-29 what happens to the money has its place, and is not said, while a failure is asked about', () => {
  open('asking', { status: 'FAILED', trace: undefined })
  expect(screen.getByText(/بانک آن را تا ۷۲ ساعت برمی‌گرداند/).closest('[aria-hidden]')).not.toBeNull()
})

test('D-29 a server that could not be asked is asked again at a press', async () => {
  const { user, asked } = open('unasked')
  expect(screen.getByText(/تا آن وقت دوباره پرداخت نکنید/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'بررسی دوباره' }))
  expect(asked).toEqual(['again'])
})

test('D-29 PLT-047 a failure says what becomes of the money; an invalid date is shown as it came', () => {
  open('unknown', { status: 'FAILED', trace: 'None', date: 'tomorrow' })
  expect(screen.getByRole('heading', { name: 'پرداخت ناموفق!' })).toBeVisible()
  expect(screen.getByText(/بانک آن را تا ۷۲ ساعت برمی‌گرداند/)).toBeVisible()
  expect(screen.getByText('tomorrow')).toBeVisible()
})

test('D-29 a failure that the server knows speaks of the money, not of what comes next', () => {
  const { tracked } = open('settled', { status: 'FAILED' })
  expect(screen.getByText(/بانک آن را تا ۷۲ ساعت برمی‌گرداند/)).toBeVisible()
  expect(tracked).toEqual([{ event: 'receipt_viewed', facts: { is_successful: false } }])
  expect(screen.queryByText('فردا تسویه می‌شود')).toBeNull()
})

test('D-29 a payment that was given up or came too late took no money, by the server’s word alone', () => {
  const notCharged = 'پرداخت لغو شد یا مهلت آن گذشت؛ مبلغی از حساب شما کم نشده است.'
  const { unmount } = open('settled', { status: 'CANCELED', trace: undefined })
  expect(screen.getByText(notCharged)).toBeVisible()
  expect(screen.queryByText(/برمی‌گرداند/)).toBeNull()
  unmount()
  open('unknown', { status: 'CANCELED', trace: undefined })
  expect(screen.queryByText(notCharged)).toBeNull()
  expect(screen.getByText(/بانک آن را تا ۷۲ ساعت برمی‌گرداند/)).toBeVisible()
})

test('D-29 the page of a receipt reads in English', () => {
  open('unknown', {}, 'en')
  expect(screen.getByRole('heading', { name: 'Receipt not confirmed' })).toBeVisible()
  expect(screen.getByText('This receipt was not found in your records')).toBeVisible()
})

const ownWords = 'بانک این <b>پرداخت</b> را انجام نداد.'

test('D-73 INV-050 the gateway’s message stands beside a failure as plain, isolated text that the server does not confirm', () => {
  open('unknown', { status: 'FAILED', trace: undefined, message: ownWords })
  expect(screen.getByText('پیام درگاه (تأییدنشده)')).toBeVisible()
  expect(screen.getByText(ownWords).tagName).toBe('BDI')
  expect(screen.getByText('کاربر گرامی پرداخت شما ناموفق بود.')).toBeVisible()
})

test.each<[ReceiptStatus, string]>([
  ['unknown', 'رسید تأیید نشد'],
  ['asking', 'در حال پردازش'],
])('D-73 D-29 a success that the server does not confirm (%s) lends its words to nobody', (standing, title) => {
  open(standing, { message: ownWords })
  expect(screen.getByRole('heading', { name: title })).toBeVisible()
  expect(screen.queryByText(ownWords)).toBeNull()
})
