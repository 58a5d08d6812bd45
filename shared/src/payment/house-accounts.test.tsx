import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { showKit } from '../testing/show-kit'
import { HouseAccounts } from './house-accounts'

const account = {
  label: 'بانک خاورمیانه',
  icon: 'landmark',
  account_number: '0204817735506',
  iban: 'IR120120000000004817735506',
}

test('PMA-041 PMA-053 the number and the IBAN of each account can be copied, two at one bank too', async () => {
  const other = { ...account, account_number: '0204817735507', iban: null }
  const { user, copied } = showKit(<HouseAccounts accounts={[account, other]} />)
  expect(screen.getByRole('list', { name: 'حساب‌های بانکی' }).children).toHaveLength(2)
  for (const copy of screen.getAllByRole('button')) await user.click(copy)
  expect(copied).toEqual([account.account_number, account.iban, other.account_number])
})

test.each([
  ['landmark', 0],
  [null, 0],
  ['javascript:alert(1)', 0],
  ['//evil.example/a.png', 0],
  ['/static/bank.png', 1],
  ['https://cdn.example/bank.png', 1],
])('T10 the icon %p is a picture: %p', (icon, pictures) => {
  const { container } = showKit(<HouseAccounts accounts={[{ ...account, icon }]} />)
  expect(container.querySelectorAll('img')).toHaveLength(pictures)
})

test('PMA-060 ERR-20 no account says so', () => {
  showKit(<HouseAccounts accounts={[]} />)
  expect(screen.getByRole('heading', { name: 'حساب بانکی یافت نشد' })).toBeVisible()
})
