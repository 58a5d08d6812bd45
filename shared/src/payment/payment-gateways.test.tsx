import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { ChartPie } from 'lucide-react'
import { showKit } from '../testing/show-kit'
import { PaymentGateways } from './payment-gateways'

const payment = {
  uuid: '5a1e4f70-3f1c-4a59-9f0e-0a6f6d1c2b3d',
  payment_methods: [
    {
      payment_method_type: 'IPG',
      psp_name: 'نگین پرداخت',
      psp_icon: 'credit-card',
      description: null,
      landing_url: 'https://negin.example/pay/1',
    },
  ],
  payment_amount: 50_000_000,
  title: 'خرید صندوق چکاد بلند',
  description: 'سفارش شماره ۷۰۱۴۲',
  payer_name: 'نگار فرهمند',
  status: 'WAITING',
}

test('BNK-080 PLT-043 a payment says in whose name the card has to be, beneath what the page adds', () => {
  const { container } = showKit(<PaymentGateways payment={payment} notice={<p>سفارش دیگری در راه است.</p>} />)
  expect(screen.getByRole('button', { name: 'پرداخت ۵۰٬۰۰۰٬۰۰۰ ریال' })).toBeEnabled()
  expect(screen.getByText('سفارش شماره ۷۰۱۴۲')).toBeVisible()
  expect(screen.getByRole('radio', { name: 'نگین پرداخت' })).toBeChecked()
  expect(container.textContent).toMatch(/سفارش دیگری در راه است\..*فقط با کارتی پرداخت کنید که به نام نگار فرهمند است/)
})

async function leave(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: /^پرداخت/ }))
  await user.click(await screen.findByRole('button', { name: 'رفتن به درگاه' }))
}

/** The payment with a gateway that is a place on this page, which jsdom can go to. */
const leadingTo = (hash: string) => ({
  ...payment,
  payment_methods: payment.payment_methods.map((way) => ({ ...way, landing_url: `${location.origin}/${hash}` })),
})

test('PLT-045 a press leaves for the gateway, once the page has been told, under the icon of what is paid for', async () => {
  const told: string[] = []
  const { user, container } = showKit(
    <PaymentGateways payment={leadingTo('#gateway')} icon={ChartPie} onLeave={() => told.push(location.hash)} />,
  )
  expect(container.querySelector('[data-size="l"] .lucide-chart-pie')).not.toBeNull()
  await leave(user)
  expect(told).toEqual([''])
  expect(location.hash).toBe('#gateway')
})

test('PLT-045 no message is needed before the page leaves', async () => {
  const { user } = showKit(<PaymentGateways payment={leadingTo('#untold')} />)
  await leave(user)
  expect(location.hash).toBe('#untold')
})

test('HST-073 U10 before the page leaves it says fee, net, settlement and what the amount is divided into', async () => {
  const { user } = showKit(
    <PaymentGateways
      payment={{ ...payment, fee_amount: 0, net_amount: 49_995_000, settles_on: '2020-11-22' }}
      parts={<p>۴ صندوق</p>}
    />,
  )
  await user.click(screen.getByRole('button', { name: /^پرداخت/ }))
  const sheet = await screen.findByRole('dialog', { name: 'تأیید پرداخت' })
  expect([...sheet.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    'بابت',
    'درگاه',
    'کارمزد',
    'خالص سرمایه‌گذاری',
    'برگشتی تقریبی به حساب شما',
    'تسویه',
  ])
  expect(sheet).toHaveTextContent('۴ صندوق')
  expect(sheet).toHaveTextContent(/فقط واحد کامل خریده می‌شود/)
})
