import { afterEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { showKit } from '../testing/show-kit'
import { GatewayScreen } from './gateway-screen'
import type { PaymentMethod } from './payment-method'

const two = [
  { psp_name: 'نگین پرداخت', psp_icon: 'credit-card', landing_url: 'https://negin.example/pay/1' },
  { label: 'رهگذر الکترونیک', icon: 'landmark', value: 'https://rahgozar.example/pay/1' },
]

afterEach(() => {
  jest.useRealTimers()
})

const look = { facts: { purpose: 'ساخت سبد', fee: 0, settles: 'فردا' }, note: 'ساخت سبد ادامه پیدا می‌کند.' }

function shown(methods: readonly PaymentMethod[], more: Pick<ComponentProps<typeof GatewayScreen>, 'gateway'> = {}) {
  const went: string[] = []
  const { user, container, locks } = showKit(
    <GatewayScreen
      amount={50_000_000}
      title="خرید صندوق چکاد بلند"
      description="۱٬۱۷۵ واحد"
      methods={methods}
      onPay={(url) => went.push(url)}
      onSlip={() => went.push('slip')}
      look={look}
      {...more}
    />,
  )
  return {
    user,
    container,
    locks,
    went,
    pay: screen.getByRole('button', { name: /^(پرداخت ۵۰٬۰۰۰٬۰۰۰ ریال|بارگذاری رسید)$/ }),
  }
}

/** Takes the last look and leaves for the gateway. */
async function leave({ user, pay }: Pick<ReturnType<typeof shown>, 'user' | 'pay'>) {
  await user.click(pay)
  const button = await screen.findByRole('button', { name: 'رفتن به درگاه' })
  await user.click(button)
  return button
}

test('PLT-043 it shows the amount, the title, the description and the ways to pay as radios', () => {
  const { container } = shown(two)
  expect(container).toHaveTextContent('۵۰٬۰۰۰٬۰۰۰')
  expect(screen.getByText('خرید صندوق چکاد بلند')).toBeVisible()
  expect(screen.getByText('۱٬۱۷۵ واحد')).toBeVisible()
  expect(screen.getByRole('radiogroup', { name: 'پرداخت از طریق' })).toBeVisible()
  expect(screen.getAllByRole('radio')).toHaveLength(2)
})

test('PLT-035 a number in the description, as a portfolio’s code, is in the digits of the page', () => {
  showKit(
    <GatewayScreen
      amount={1}
      title="سبد"
      description="کد PRX-20481734"
      methods={two}
      onPay={() => undefined}
      look={look}
    />,
  )
  expect(screen.getByText('کد PRX-۲۰۴۸۱۷۳۴')).toBeVisible()
})

test('PMA-026 PLT-043 a picture of what is paid for stands above the amount; broken, the icon does', () => {
  const { container } = showKit(
    <GatewayScreen
      amount={1}
      title="سبد"
      picture="/static/leaf.svg"
      methods={[]}
      onPay={() => undefined}
      look={look}
    />,
  )
  const [picture] = container.querySelectorAll('img')
  expect(picture).toHaveAttribute('src', '/static/leaf.svg')
  fireEvent.error(picture ?? container)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('[data-size="l"] svg')).not.toBeNull()
})

test('PLT-043 each way has its icon, a bank slip another colour than a gateway', () => {
  const { container } = shown([...two, { payment_method_type: 'RECEIPT', label: 'رسید بانکی', icon: 'receipt' }])
  const tiles = [...container.querySelectorAll('[data-size="m"]')]
  expect(tiles.map((tile) => tile.getAttribute('data-tone'))).toEqual(['green', 'green', 'gray'])
  const icons = ['.lucide-credit-card', '.lucide-landmark', '.lucide-receipt-text']
  expect(tiles.map((tile, index) => tile.querySelector(icons[index] ?? '') !== null)).toEqual([true, true, true])
})

test('U21 the screen holds the lock until it is left', () => {
  const kit = showKit(<GatewayScreen amount={1} title="سبد" methods={two} onPay={() => undefined} look={look} />)
  expect(kit.locks()).toBe(1)
  expect(kit.container.querySelectorAll('p')).toHaveLength(0)
  kit.unmount()
  expect(kit.locks()).toBe(0)
})

test('PLT-045 leaving is busy while the page leaves, and ready again for who comes back', async () => {
  const button = await leave(shown(two))
  expect(button).toHaveAttribute('aria-busy', 'true')
  act(() => void dispatchEvent(new Event('pageshow')))
  expect(button).not.toHaveAttribute('aria-busy', 'true')
})

test('F62 U10 PLT-045 of a gateway that says nothing the sheet tells after eight seconds, and leaving leads there again', async () => {
  const { user, pay, went } = shown(two)
  await user.click(pay)
  const button = await screen.findByRole('button', { name: 'رفتن به درگاه' })
  jest.useFakeTimers()
  fireEvent.click(button)
  act(() => jest.advanceTimersByTime(7_999))
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(screen.queryByText(/^درگاه هنوز پاسخ نداده است/)).toBeNull()
  act(() => jest.advanceTimersByTime(1))
  const sheet = screen.getByRole('dialog')
  expect(within(sheet).getByText(/^درگاه هنوز پاسخ نداده است/)).toBeVisible()
  expect(sheet).not.toHaveTextContent('ساخت سبد ادامه پیدا می‌کند.')
  expect(button).not.toHaveAttribute('aria-busy', 'true')
  fireEvent.click(button)
  expect(went).toEqual(['https://negin.example/pay/1', 'https://negin.example/pay/1'])
  expect(screen.queryByText(/^درگاه هنوز پاسخ نداده است/)).toBeNull()
})

test('F62 a person who comes back before the eight seconds reads nothing of a silent gateway', async () => {
  const { user, pay } = shown(two)
  await user.click(pay)
  const button = await screen.findByRole('button', { name: 'رفتن به درگاه' })
  jest.useFakeTimers()
  fireEvent.click(button)
  act(() => void dispatchEvent(new Event('pageshow')))
  act(() => jest.advanceTimersByTime(8_000))
  expect(screen.queryByText(/^درگاه هنوز پاسخ نداده است/)).toBeNull()
})

const slip = { payment_method_type: 'RECEIPT', label: 'رسید بانکی' }

test.each([
  [two, 'رهگذر الکترونیک', ['https://rahgozar.example/pay/1']],
  [[slip, ...two], 'رسید بانکی', ['slip']],
  [two, 'درگاهی که رفت', []],
  [two, undefined, []],
  [[], 'نگین پرداخت', []],
])('D-127 of %j the one that was confirmed before, %p, is gone to at once: %j', (methods, gateway, gone) => {
  const { went } = shown(methods, { gateway })
  expect(went).toEqual(gone)
})

test('PMA-026 a bank slip that is not accepted cannot be chosen to pay with', () => {
  showKit(
    <GatewayScreen
      amount={1}
      title="سبد"
      methods={[{ payment_method_type: 'RECEIPT', label: 'رسید' }]}
      onPay={() => undefined}
      look={look}
    />,
  )
  expect(screen.getByRole('button')).toBeDisabled()
  expect(screen.getByRole('alert')).toHaveTextContent('امن نیست')
})

test('PLT-044 PLT-045 the first way is chosen and pay leads to its address', async () => {
  const { user, pay, went } = shown(two)
  expect(screen.getByRole('radio', { name: 'نگین پرداخت' })).toBeChecked()
  await leave({ user, pay })
  expect(went).toEqual(['https://negin.example/pay/1'])
})

test('PLT-044 without a way to pay nothing can be paid, and it says so', () => {
  const { pay } = shown([])
  expect(pay).toBeDisabled()
  expect(screen.getByRole('alert')).toHaveTextContent('درگاهی برای پرداخت در دسترس نیست')
})

test('T10 an unsafe address is not followed, and the other way still can be', async () => {
  const { user, pay, went } = shown([{ psp_name: 'بد', landing_url: 'javascript:alert(1)' }, ...two])
  expect(pay).toBeDisabled()
  expect(screen.getByRole('alert')).toHaveTextContent('امن نیست')
  await user.click(screen.getByRole('radio', { name: 'نگین پرداخت' }))
  await leave({ user, pay })
  expect(went).toEqual(['https://negin.example/pay/1'])
})

test('PMA-026 PMA-054 D-07 a gateway is preselected before the bank slip, which the button names and leads to without a confirmation', async () => {
  const { user, pay, went } = shown([{ payment_method_type: 'RECEIPT', label: 'رسید بانکی' }, ...two])
  expect(screen.getByRole('radio', { name: 'نگین پرداخت' })).toBeChecked()
  expect(pay).toHaveAccessibleName('پرداخت ۵۰٬۰۰۰٬۰۰۰ ریال')
  await user.click(screen.getByRole('radio', { name: 'رسید بانکی' }))
  expect(pay).toHaveAccessibleName('بارگذاری رسید')
  await user.click(pay)
  expect(went).toEqual(['slip'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('U10 HST-073 paying shows the amount, the facts in the order of a receipt and the gateway, and the sheet leaves', async () => {
  const { user, pay, went } = shown(two)
  await user.click(screen.getByRole('radio', { name: 'رهگذر الکترونیک' }))
  await user.click(pay)
  const sheet = await screen.findByRole('dialog', { name: 'تأیید پرداخت' })
  expect(sheet).toHaveTextContent('پرداخت می‌کنید')
  expect(sheet).toHaveTextContent('۵۰٬۰۰۰٬۰۰۰')
  expect(sheet).toHaveTextContent('۵ میلیون تومان')
  const facts = within(sheet).getAllByRole('term')
  expect(facts.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ['بابت', 'ساخت سبد'],
    ['درگاه', 'رهگذر الکترونیک'],
    ['کارمزد', 'بدون کارمزد'],
    ['تسویه', 'فردا'],
  ])
  expect(sheet).toHaveTextContent('ساخت سبد ادامه پیدا می‌کند.')
  expect(went).toEqual([])
  await user.click(within(sheet).getByRole('button', { name: 'رفتن به درگاه' }))
  expect(went).toEqual(['https://rahgozar.example/pay/1'])
  expect(within(sheet).getByRole('button', { name: 'رفتن به درگاه' })).toHaveAttribute('aria-busy', 'true')
})

test('U10 a person who closes the confirmation stays, and can choose another gateway', async () => {
  const { user, pay, went } = shown(two)
  await user.click(pay)
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('radio', { name: 'رهگذر الکترونیک' }))
  await user.click(pay)
  const sheet = await screen.findByRole('dialog')
  expect(within(sheet).getByText('درگاه').nextElementSibling).toHaveTextContent('رهگذر الکترونیک')
  expect(went).toEqual([])
})
