import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { showKit } from '../testing/show-kit'
import { Receipt } from './receipt'

const facts = { amount: 50_000_000, date: 'جمعه ۲۹ آبان ۱۴۰۵', time: '16:20', trace: '408126773915' }

test('PLT-046 CON-28 SUCCESS is a green success with its sentence, amount, date, time and trace number', () => {
  const { container } = showKit(<Receipt status="SUCCESS" {...facts} />)
  expect(screen.getByRole('heading', { name: 'پرداخت موفق!' })).toBeVisible()
  expect(screen.getByText('پرداخت شما با موفقیت انجام شد.')).toBeVisible()
  expect(container.querySelector('.secondary')).toHaveTextContent('پرداخت شما با موفقیت انجام شد.')
  expect(container.querySelector('.disc')).toHaveAttribute('data-outcome', 'success')
  expect(container).toHaveTextContent('۵۰٬۰۰۰٬۰۰۰')
  const rows = [...container.querySelectorAll('dt')].map((key) => [
    key.textContent,
    key.nextElementSibling?.textContent,
  ])
  expect(rows).toEqual([
    ['تاریخ', 'جمعه ۲۹ آبان ۱۴۰۵'],
    ['ساعت', '۱۶:۲۰'],
    ['شمارهٔ پیگیری', '۴۰۸۱۲۶۷۷۳۹۱۵'],
  ])
  expect(screen.getByRole('status')).toHaveTextContent('پرداخت موفق!')
  expect(container.querySelector('.actions, .tools')).toBeNull()
})

test.each(['FAILED', 'success', undefined, '', 'PENDING'])('PLT-046 CON-29 the status %p is a failure', (status) => {
  const { container } = showKit(<Receipt status={status} {...facts} />)
  expect(screen.getByRole('heading', { name: 'پرداخت ناموفق!' })).toBeVisible()
  expect(screen.getByText('کاربر گرامی پرداخت شما ناموفق بود.')).toBeVisible()
  expect(container.querySelector('.disc')).toHaveAttribute('data-outcome', 'failure')
})

test.each(['None', undefined, null, ''])('PLT-047 the trace number %p is shown as - and cannot be copied', (trace) => {
  showKit(<Receipt status="SUCCESS" {...facts} trace={trace} />)
  expect(screen.getByText('شمارهٔ پیگیری').nextElementSibling).toHaveTextContent(/^-$/)
  expect(screen.queryByRole('button')).toBeNull()
})

test('PLT-057 the trace number is copied in ASCII digits', async () => {
  const { user, toasts, copied } = showKit(<Receipt status="SUCCESS" {...facts} />)
  await user.click(screen.getByRole('button', { name: 'کپی شمارهٔ پیگیری' }))
  expect(copied).toEqual(['408126773915'])
  expect(toasts).toEqual(['کپی شد'])
})

test('T9 markup in a value is only text, and no amount shows NaN', () => {
  const { container } = showKit(<Receipt status="SUCCESS" amount={undefined} trace="<script>alert(1)</script>" />)
  expect(container.querySelector('script')).toBeNull()
  expect(container).toHaveTextContent('<script>')
  expect(container).not.toHaveTextContent('NaN')
})

test('U9 an answer that is still on its way is neither success nor failure', () => {
  const { container } = showKit(<Receipt status="SUCCESS" processing {...facts} />)
  expect(screen.getByRole('heading', { name: 'در حال پردازش' })).toBeVisible()
  expect(container.querySelector('.disc')).toHaveAttribute('data-outcome', 'processing')
})
