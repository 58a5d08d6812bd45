import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { showKit } from '../../testing/show-kit'
import { BankAccounts } from './bank-accounts'

const accounts = [
  { key: 1, label: 'بانک خاورمیانه', accountNumber: '1807430021', iban: 'IR160120000000001234567890' },
  { key: 2, label: 'بانک ملت', accountNumber: null, iban: 'IR160120000000009876543210' },
]

test('PLT-057 the number and the IBAN of an account are copied as a bank wants them', async () => {
  const { user, copied, toasts } = showKit(<BankAccounts accounts={accounts} />)
  expect(screen.getByText('IR۱۶ ۰۱۲۰ ۰۰۰۰ ۰۰۰۰ ۱۲۳۴ ۵۶۷۸ ۹۰')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'کپی شمارهٔ حساب بانک خاورمیانه' }))
  await user.click(screen.getByRole('button', { name: 'کپی شبای بانک خاورمیانه' }))
  expect(copied).toEqual(['1807430021', 'IR160120000000001234567890'])
  expect(toasts).toEqual(['کپی شد', 'کپی شد'])
})

test('INV-074 VAL-26 masked numbers show their ends only and are copied whole', async () => {
  const { user, copied } = showKit(<BankAccounts accounts={accounts} masked />)
  expect(screen.getByText('••• ۷۸۹۰')).toBeVisible()
  expect(screen.getByText('••• ۰۰۲۱')).toBeVisible()
  // A screen reader says no signs.
  for (const masked of screen.getAllByText(/•/)) expect(masked).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByText('با پایان ۰۰۲۱')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'کپی شمارهٔ حساب بانک خاورمیانه' }))
  await user.click(screen.getByRole('button', { name: 'کپی شبای بانک خاورمیانه' }))
  expect(copied).toEqual(['1807430021', 'IR160120000000001234567890'])
})

test('INV-074 one account is chosen among all by pressing it', async () => {
  const chosen: (string | number)[] = []
  const { user } = showKit(
    <BankAccounts
      accounts={accounts}
      choice={{ label: 'حساب پیش‌فرض', chosen: 1, onChoose: (key) => chosen.push(key) }}
    />,
  )
  const group = within(screen.getByRole('radiogroup', { name: 'حساب پیش‌فرض' }))
  expect(group.getByRole('radio', { name: 'بانک خاورمیانه ۰۰۲۱' })).toBeChecked()
  await user.click(group.getByRole('radio', { name: 'بانک ملت' }))
  expect(chosen).toEqual([2])
})

test('an account without a number shows - and nothing to copy', () => {
  showKit(<BankAccounts accounts={accounts} />)
  const [, second] = screen.getAllByRole('listitem')
  if (!second) throw new Error('The second account is missing')
  expect(within(second).getByText('شمارهٔ حساب').nextElementSibling).toHaveTextContent(/^-$/)
  expect(within(second).getAllByRole('button')).toHaveLength(1)
})

test('ERR-20 without an account the list says so and leads to the accounts', () => {
  showKit(<BankAccounts accounts={[]} />)
  expect(screen.getByRole('heading', { name: 'حساب بانکی یافت نشد' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'رفتن به حساب‌ها' })).toHaveAttribute('href', '/accounts')
})
