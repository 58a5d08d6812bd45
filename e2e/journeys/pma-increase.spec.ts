import { payForPortfolio } from '../actions/make-portfolio'
import { expect, test } from '../test'

test('PMA-049 PMA-051 PMA-054 PMA-040 a portfolio is increased, one stage back by arrow and browser @deep', async ({
  page,
  sandbox,
  signIn,
}) => {
  test.slow()
  const person = await signIn('pma-holder', '/pma')
  await page.getByRole('list', { name: 'سبدهای من' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/user-pma\/PRX-\d{8}$/)
  const portfolio = new URL(page.url()).pathname
  const arrow = page.getByRole('banner').getByRole('button', { name: 'بازگشت' })
  const amount = page.getByRole('textbox', { name: 'مبلغ افزایش' })
  const goOn = page.getByRole('button', { name: 'ادامه', exact: true })
  const ways = page.getByRole('radiogroup', { name: 'پرداخت از طریق' })

  // Leaving, before anything was typed.
  await page.getByRole('link', { name: 'افزایش موجودی' }).click()
  await expect(amount).toBeVisible()
  await arrow.click()
  await expect(page).toHaveURL((url) => url.pathname === portfolio)

  await page.getByRole('link', { name: 'افزایش موجودی' }).click()
  await expect(goOn).toBeDisabled()
  await amount.fill('50000000')
  await page.getByText('قوانین و مقررات سبدگردانی را خوانده‌ام و می‌پذیرم.').click()
  await goOn.click()
  await expect(ways).toBeVisible()
  await arrow.click()
  await expect(amount).toHaveValue('۵۰٬۰۰۰٬۰۰۰')
  await goOn.click()
  await expect(ways).toBeVisible()
  await page.goBack()
  await expect(amount).toHaveValue('۵۰٬۰۰۰٬۰۰۰')
  await page.goForward()
  await expect(ways).toBeVisible()
  // Closed in the middle, from where it goes straight out of the flow.
  await page.getByRole('button', { name: 'انصراف' }).click()
  await expect(page).toHaveURL((url) => url.pathname === portfolio)
  await page.getByRole('link', { name: 'افزایش موجودی' }).click()
  await amount.fill('70000000')
  await page.getByText('قوانین و مقررات سبدگردانی را خوانده‌ام و می‌پذیرم.').click()
  await goOn.click()
  await expect(ways).toBeVisible()
  await page.reload()
  await expect(ways).toBeVisible()

  await payForPortfolio(page)
  await expect(page.getByRole('heading', { name: 'پرداخت موفق!' })).toBeVisible()
  await page.getByRole('button', { name: 'دیدن سبد' }).click()
  await expect(page).toHaveURL((url) => url.pathname === portfolio)
  await page.getByRole('link', { name: /^تراکنش‌ها/ }).click()
  await expect(page.getByRole('list', { name: 'تراکنش‌ها' }).getByRole('listitem').first()).toContainText('۷۰٬۰۰۰٬۰۰۰')
  const asked = (await sandbox.calls()).filter(
    ({ method, path, sub }) => sub === person.sub && method === 'POST' && path === '/pma/api/v1/payment/',
  )
  expect(asked).toHaveLength(2)
})
