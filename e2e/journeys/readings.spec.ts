import { signInNegar } from '../actions/sign-in-negar'
import { recordAnnouncements } from '../browser/record-announcements'
import { expectReading } from '../checks/reading'
import { investorPages, openPage } from '../pages/every-page'
import { expect, test } from '../test'

// What a screen reader says lies in e2e/snapshots/readings; `pnpm look:update` writes it again.

const notFound = /404 \(Not Found\)/
/** A page of each kind; lists of rows by month, which are others on another day, are left out. */
const read =
  /^(home|assets|investment|fund|compare|buy|sell|accounts|plans|plan|portfolio|card|card-to-card|transfer-receipt|recommendations|recommendation-offer|questions|assistant|profile|user-info|sessions|not-found)$/

test('PLT-069 U19 the main pages are read to a person who does not see them as written', async ({
  page,
  sandbox,
  signIn,
  watch,
}) => {
  test.slow()
  watch.expectComplaints(notFound)
  await recordAnnouncements(page)
  await signInNegar(signIn, sandbox, 'investor')
  // Before it is drawn, the app would begin on the next page, and a first page focuses nothing.
  await page.getByRole('radiogroup', { name: 'حالت نمایش' }).waitFor()
  for (const place of investorPages.filter(({ name }) => read.test(name))) {
    await openPage(page, place)
    await expectReading(page, place.name)
  }
})

test('PLT-069 U19 the pages for everyone are read as written', async ({ page }) => {
  await recordAnnouncements(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'ورود یا ثبت‌نام' })).toBeVisible()
  await expectReading(page, 'login')
  await page.goto('/assets')
  await expect(page.getByText('برای دیدن این صفحه وارد شوید')).toBeVisible()
  await expectReading(page, 'signed-out')
})
