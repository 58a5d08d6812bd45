import { beforeEach, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { showKit } from '../testing/show-kit'
import { pictureName } from './picture-name'
import { ReceiptPicture } from './receipt-picture'
import { ReceiptTicket, type TicketFacts, usePaymentTicket } from './receipt-ticket'

const facts = { status: 'SUCCESS', amount: 50_000_000, date: 'جمعه ۲۹ آبان ۱۴۰۵', time: '16:20', trace: '408126773915' }
const unsupported = 'اشتراک‌گذاری پشتیبانی نمی‌شود، آخرین نسخه کروم را نصب کنید یا رسید را ذخیره کنید.'

beforeEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'canShare')
})

test('PLT-060 ERR-13 U2 a browser without sharing says so, and nothing is drawn', async () => {
  const { user, toasts, reports } = showKit(<ReceiptPicture {...facts} />)
  await user.click(screen.getByRole('button', { name: 'اشتراک‌گذاری رسید' }))
  expect(toasts).toEqual([unsupported])
  expect(reports).toEqual([])
})

test('PLT-060 ERR-13 U2 a browser that shares only texts says so as well', async () => {
  Object.assign(navigator, { share: async () => undefined, canShare: () => false })
  const { user, toasts } = showKit(<ReceiptPicture {...facts} />)
  await user.click(screen.getByRole('button', { name: 'اشتراک‌گذاری رسید' }))
  expect(toasts).toEqual([unsupported])
})

test('ERR-13 the picture has the same facts as the receipt and nothing that can be pressed', () => {
  const { container } = showKit(<ReceiptTicket {...facts} still />)
  expect(container).toHaveTextContent('۵۰٬۰۰۰٬۰۰۰')
  expect(container).toHaveTextContent('۴۰۸۱۲۶۷۷۳۹۱۵')
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['its trace number', facts, 'رسید سرو 408126773915'],
  ['its day, without one', { ...facts, trace: 'None' }, 'رسید سرو جمعه ۲۹ آبان ۱۴۰۵'],
  ['neither', { ...facts, trace: null, date: null }, 'رسید سرو'],
])('BNK-053 the picture of a payment is named by %s', (_what, shown, name) => {
  const Name = (of: TicketFacts) => pictureName('رسید سرو', usePaymentTicket(of))
  expect(showKit(<Name {...shown} />).container.textContent).toBe(name)
})
