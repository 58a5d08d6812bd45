import { enterForms, expect, test } from '../test'

const messageCount = /\/inbox\/unread\/$/

test('INV-079 U17 a star that is pressed after the session died leads to the sign-in, and back to the fund', async ({
  page,
  sandbox,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/status of (400|401)/)
  const counted = page.waitForResponse(messageCount)
  const person = await signIn('investor', '/funds/11307')
  const star = page.getByRole('button', { name: 'نشان کردن صندوق' })
  await star.waitFor()
  await counted
  await sandbox.control('revoke', { sub: person.sub })
  await star.click()
  await expect(page.getByText('زمان نشست شما به پایان رسید')).toBeVisible()
  await enterForms(page, sandbox, person)
  await page.waitForURL('**/funds/11307')
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
})
