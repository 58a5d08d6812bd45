import { expect, test } from '@jest/globals'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { requestsTo } from '@sarv/shared/testing/recorded-requests'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPma } from '../../testing/render-pma'

const start = '/onboarding/api/v1/start/'
const field = () => screen.findByRole('textbox', { name: 'مبلغ سرمایه‌گذاری' })
const continueButton = () => screen.getByRole('button', { name: 'ادامه' })

async function atAmount(plan = 1) {
  const person = await newPerson('empty')
  const opened = await renderPma({ path: `/pma/onboarding?plan=${plan}`, person })
  return { ...opened, person, user: userEvent.setup(), input: await field() }
}

test('PMA-021 the amount is in rial, with its minimum in toman and preset amounts', async () => {
  const { user, input, title } = await atAmount()
  expect(title()).toBe('سبد رشد پویا')
  expect(screen.getAllByText('ریال').length).toBeGreaterThan(0)
  expect(screen.getByText('حداقل ۵۰ میلیون تومان')).toBeVisible()
  expect(continueButton()).toBeDisabled()
  await user.click(screen.getByRole('radio', { name: /۵۰ میلیون/ }))
  expect(input).toHaveValue('۵۰۰٬۰۰۰٬۰۰۰')
  expect(continueButton()).toBeEnabled()
})

test.each([
  [1, 'حداقل ۵۰ میلیون تومان', ['۱۰ میلیون', '۲۰ میلیون']],
  [2, 'حداقل ۱۰ میلیون تومان', []],
  [3, 'حداقل ۲۰ میلیون تومان', ['۱۰ میلیون']],
])('PLT-042 plan %i shows three chips; «%s» is why %j cannot be chosen', async (plan, reason, below) => {
  const { user, input } = await atAmount(plan)
  const chips = screen.getAllByRole('radio')
  expect(chips.map((chip) => chip.closest('label')?.textContent)).toEqual(['۱۰ میلیون', '۲۰ میلیون', '۵۰ میلیون'])
  expect(screen.getByText(reason)).toBeVisible()
  const refused = chips.filter((chip) => chip.getAttribute('aria-disabled') === 'true')
  expect(refused.map((chip) => chip.closest('label')?.textContent)).toEqual(below)
  for (const chip of refused) {
    await user.click(chip)
    expect(chip).toHaveAccessibleDescription(reason)
  }
  expect(input).toHaveValue('')
})

test.each([
  [1, /سبد «عمومی»/],
  [3, /سبد «سبد طلای مانا»/],
])('PMA-022 CON-09 the help of plan %i names the portfolio where the money stays', async (plan, words) => {
  await atAmount(plan)
  const help = screen.getByText('این مبلغ چگونه سرمایه‌گذاری می‌شود؟').closest('details')
  expect(help).toHaveTextContent(words)
})

test('PMA-023 VAL-14 D-135 an amount below the minimum is invalid once the person stops typing, an empty one is not', async () => {
  const { user, input } = await atAmount()
  expect(input).not.toHaveAttribute('aria-invalid')
  await user.type(input, '499999999')
  expect(input).not.toHaveAttribute('aria-invalid')
  expect(continueButton()).toBeDisabled()
  expect(await screen.findByText(/دست‌کم ۵۰۰٬۰۰۰٬۰۰۰ ریال وارد کنید/, {}, { timeout: 3_000 })).toBeVisible()
  expect(input).toBeInvalid()
  expect(continueButton()).toBeDisabled()
  for (const enough of ['500000000', '۵۰۰۰۰۰۰۰۱']) {
    await user.clear(input)
    expect(input).not.toHaveAttribute('aria-invalid')
    expect(continueButton()).toBeDisabled()
    await user.type(input, enough)
    expect(input).not.toHaveAttribute('aria-invalid')
    expect(continueButton()).toBeEnabled()
  }
  await user.clear(input)
  await user.paste('1e9')
  expect(input).toHaveValue('')
  await user.type(input, '9'.repeat(16))
  expect(input).toHaveValue('۹۹۹٬۹۹۹٬۹۹۹٬۹۹۹')
})

test('D-141 U11 an amount that is typed in toman starts the onboarding in rial', async () => {
  const { user, input, person } = await atAmount()
  await user.click(screen.getByRole('button', { name: 'ریال؛ تغییر به تومان' }))
  await user.type(input, '60000000')
  expect(input).toHaveValue('۶۰٬۰۰۰٬۰۰۰')
  expect(screen.getByText('۶۰ میلیون تومان')).toBeVisible()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'مراحل ساخت سبد' })).toBeVisible()
  expect((await requestsTo(person, start)).at(-1)?.body).toMatchObject({ amount: 600_000_000 })
})

test('PMA-025 more than 1,900,000,000 rial is split into two steps, to the rial', async () => {
  const { user, input } = await atAmount()
  await user.type(input, '1900000000')
  expect(screen.queryByText(/در دو مرحله پرداخت می‌شود:/)).toBeNull()
  await user.clear(input)
  await user.type(input, '1900000001')
  expect(screen.getByText(/در دو مرحله پرداخت می‌شود:/)).toBeVisible()
  const follows = (label: string) => screen.getByText(label).nextElementSibling
  expect(follows('پیش‌پرداخت، اکنون')).toHaveTextContent('۵۰۰٬۰۰۰٬۰۰۰ ریال')
  expect(follows('مبلغ تکمیلی، پس از امضا')).toHaveTextContent('۱٬۴۰۰٬۰۰۰٬۰۰۱ ریال')
})

test('PMA-024 PLT-066 continuing starts the onboarding of this plan, shows its stages and is tracked once', async () => {
  const { user, input, person, kept, tracked } = await atAmount(3)
  await user.type(input, '500000000')
  const form = continueButton().closest('form')
  if (!form) throw new Error('no form')
  for (let press = 0; press < 3; press++) fireEvent.submit(form)
  expect(await screen.findByRole('heading', { name: 'مراحل ساخت سبد' })).toBeVisible()
  const started = await requestsTo(person, start)
  expect(started.map(({ body }) => body)).toEqual([{ type: 'PMA', ds_code: '3', amount: 500_000_000, onb_uuid: null }])
  expect(kept.get('pma')).toMatchObject({ plan_id: 3, onb_uuid: expect.any(String) })
  expect(tracked).toEqual([{ event: 'payment_requested', facts: { Type: 'PMA', 'Object ID': '3' } }])
})

test('PMA-044 PLT-066 a start that fails says why, keeps the amount and is not tracked', async () => {
  const { user, input, person, alerts, tracked } = await atAmount()
  await forceResponse(person, start, { status: 400, detail: 'اکنون نمی‌شود.' })
  await user.type(input, '600000000{Enter}')
  await waitFor(() => expect(alerts).toEqual(['اکنون نمی‌شود.']))
  expect(input).toHaveValue('۶۰۰٬۰۰۰٬۰۰۰')
  expect(tracked).toEqual([])
})
