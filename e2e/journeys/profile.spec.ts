import { signOut } from '../actions/sign-out'
import { expect, test } from '../test'

const links = [
  '/inbox',
  '/notices',
  '/user-info',
  '/sessions',
  '/accounts',
  '/change-broker',
  '/referral',
  '/prize',
  '/regulation',
  '/chatbot',
  '/faq',
]

test('HST-049 every link of the profile opens its page, and Back leads to the profile again @deep', async ({
  page,
  signIn,
  platform,
}) => {
  await signIn('investor', '/profile')
  const phone = page.getByRole('main').getByRole('link', { name: /^[۰-۹]+$/ })
  await expect(phone).toHaveAttribute('href', /^tel:\d+$/)
  const inside = page.getByRole('main').locator('a[href^="/"]')
  const goals = await inside.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(goals.toSorted()).toEqual(links.toSorted())
  for (const goal of goals) {
    await page.getByRole('main').locator(`a[href="${goal}"]`).click()
    await expect(page).toHaveURL(`${platform.origin}${goal}`)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('پروفایل')
    await expect(page.getByText('این صفحه در حال حاضر وجود ندارد.')).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('پروفایل')
  }
  await signOut(page)
  await expect(page.getByRole('button', { name: 'ورود یا ثبت‌نام' })).toBeVisible()
})
