import { isDeep } from '@sarv/platform/testing/depth'
import { goTo } from '../actions/go-to'
import { seeWorthCurve } from '../actions/see-worth-curve'
import { expectWorker, goOffline } from '../browser/offline'
import { expectComplete } from '../checks/accessible'
import { remoteOf } from '../pages/declared-routes'
import { investorPages } from '../pages/every-page'
import type { ExamplePage } from '../pages/example-paths'
import { expect, test } from '../test'

test.use({ serviceWorkers: 'allow' })

const investPages = investorPages.filter(({ path }) => remoteOf(path) === 'invest')

/** Pages with the curve of the worth. */
const withCurve = ['/home', '/assets']

/** `pnpm test:deep` sees all of them. */
const seen = investPages.filter((_, index) => isDeep || index % 3 === 0)

test('INV-076 F40 U16 every investment page that was seen opens by deep link offline', async ({
  page,
  context,
  platform,
  signIn,
  watch,
}) => {
  test.slow()
  watch.expectComplaints(/404 \(Not Found\)|ERR_|Failed to (load|fetch)|policy: connect-src/)
  await signIn('investor')
  await expectWorker(page)
  const see = async ({ name, words }: ExamplePage) => {
    await expect(page.getByText(words).first(), name).toBeVisible()
    await expectComplete(page, name)
  }
  for (const place of seen) {
    await goTo(page, place.path)
    await see(place)
    if (withCurve.includes(place.path)) await seeWorthCurve(page)
  }
  await page.goto('/fund-orders')
  await page.getByRole('list', { name: 'سفارش‌ها' }).getByRole('link').first().click()
  const order = { name: 'order', path: new URL(page.url()).pathname, words: 'روند سفارش' }
  await see(order)
  await page.reload()
  await see(order)
  await goOffline(context, platform)
  for (const place of [...seen, order]) {
    await page.goto(place.path)
    await see(place)
    await expect(page.getByText('به اینترنت وصل نیستید'), place.name).toBeVisible()
    await expect(page.getByRole('alert'), place.name).toHaveCount(0)
  }
})
