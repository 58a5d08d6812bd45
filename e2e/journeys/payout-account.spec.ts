import { ibanFor } from '@sarv/shared/testing/iban-for'
import { confirmationSheet, confirmChange } from '../actions/confirm-change'
import { expectAccessible } from '../checks/accessible'
import { expect, test } from '../test'

test('INV-074 PLT-080 SBX-124 a payout account is added by a code, waits for a day, and no sale goes to it', async ({
  page,
  sandbox,
  signIn,
}) => {
  test.slow()
  const { mobile } = await signIn('investor', '/accounts')
  await page.getByRole('button', { name: 'افزودن حساب' }).click()
  await page.getByRole('textbox', { name: 'شمارهٔ شبا' }).fill(ibanFor({ mobile }))
  await page.getByRole('button', { name: 'ثبت حساب' }).click()
  const sheet = confirmationSheet(page)
  await expect(sheet.getByRole('heading', { name: /^افزودن حساب ••• [۰-۹]{4} بانک ملت/ })).toBeVisible()
  await expectAccessible(page, 'the code of a payout account')
  await sheet.getByRole('textbox').fill('000000')
  await expect(sheet.getByText(/کد نادرست است/)).toBeVisible()
  // Closed, it loses nothing; the code that was sent still counts.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('textbox', { name: 'شمارهٔ شبا' })).not.toHaveValue('')
  await page.getByRole('button', { name: 'ثبت حساب' }).click()
  await confirmChange(page, sandbox, mobile)
  const added = page.getByRole('radio', { name: /ملت/ })
  await expect(added).toBeDisabled()
  await expect(page.getByText(/^واریز به این حساب از (?:فردا|[۰-۹]+ .*) ساعت [۰-۹:]+ ممکن است/)).toBeVisible()
  await expectAccessible(page, 'a payout account that waits')

  await page.goto('/sell?fund=11307')
  await page.getByRole('textbox', { name: 'تعداد واحد فروش' }).fill('1')
  await expect(page.getByRole('radio', { name: /ملت/ })).toBeDisabled()
  await expect(page.getByText(/^واریز به این حساب از/)).toBeVisible()
  await expect(page.getByRole('radio', { name: /خاورمیانه/ })).toBeChecked()
})
