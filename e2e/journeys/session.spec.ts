import { asksToSignIn, enter } from '../actions/sign-in-prompt'
import { signOut } from '../actions/sign-out'
import { expect, signInAs, test } from '../test'

test('HST-090 HST-014 HST-021 U17 a deep link asks a stranger to sign in, fetches no personal data, and is kept @engines @sessions', async ({
  page,
  platform,
  sandbox,
}) => {
  const toApi: string[] = []
  page.on('request', (request) => platform.isApi(request.url()) && toApi.push(request.url()))
  const wanted = '/fund-orders?dscode=11602'
  await page.goto(wanted)
  await expect(asksToSignIn(page)).toBeVisible()
  await expect(page.getByText(/زنجیره‌ای کامل از خدمات مالی و سرمایه‌گذاری/)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(toApi).toEqual([])

  await signInAs(page, sandbox, await sandbox.newPerson('investor'), wanted)
  await expect(page.getByText('سفارش‌های نیلوفر کبود')).toBeVisible()
})

test('HST-090 R-01 HST-016 who is signed in goes home from the login page, and Back never finds the callback @sessions', async ({
  page,
  platform,
  sandbox,
  watch,
}) => {
  // Back at the provider, the sign-in is over.
  watch.expectComplaints(/410 \(Gone\)/)
  const places: string[] = []
  await signInAs(page, sandbox, await sandbox.newPerson('empty'))
  await page.goto('/')
  await expect(page).toHaveURL(`${platform.origin}/home`)
  page.on('framenavigated', (frame) => frame === page.mainFrame() && places.push(new URL(frame.url()).pathname))
  for (let step = 0; step < 3; step++) await page.goBack()
  expect(places).not.toContain('/callback')
})

test('HST-017 F16 a return that cannot be completed leads to the login page, without an alert @sessions', async ({
  page,
  platform,
  watch,
}) => {
  watch.expectComplaints(/The sign-in was not completed|status of 400/)
  for (const query of ['?code=abc&state=unknown', '?error=access_denied&state=unknown', '', '?code=abc']) {
    await page.goto(`/callback${query}`)
    await expect(page, query).toHaveURL(`${platform.origin}/`)
    await expect(enter(page), query).toBeVisible()
    await expect(page.getByText('ورود کامل نشد'), query).toBeVisible()
    await expect(page.getByRole('dialog'), query).toHaveCount(0)
  }
})

test('HST-017 a state that was used, or begun by another person, makes no session @sessions', async ({
  page,
  browser,
  platform,
  sandbox,
  watch,
}) => {
  watch.expectComplaints(/The sign-in was not completed|status of 400/)
  const returns: string[] = []
  const other = await (await browser.newContext({ baseURL: platform.origin, locale: 'fa-IR' })).newPage()
  other.on('request', (request) => request.url().includes('/callback?') && returns.push(request.url()))
  await signInAs(other, sandbox, await sandbox.newPerson('empty'))
  const [address = ''] = returns
  expect(new URL(address).searchParams.get('code')).not.toBeNull()

  await page.goto(address)
  await expect(page).toHaveURL(`${platform.origin}/`)
  await expect(enter(page)).toBeVisible()

  // In the browser that it belongs to, the second opening finds the session that the first one made. (F17)
  await other.goto(address)
  await expect(other).toHaveURL(`${platform.origin}/home`)
  await other.context().close()
})

test('HST-090 HST-050 T21 signing out leaves nothing behind, and Back shows nothing of the person @engines @sessions', async ({
  page,
  context,
  platform,
  signIn,
}) => {
  await signIn('investor')
  await page
    .getByRole('link', { name: /^دارایی‌ها/ })
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'فهرست دارایی‌ها' })).toBeVisible()
  await page.goto('/profile')
  await page.evaluate(() => localStorage.setItem('isTwa', 'true'))
  const other = await context.newPage()
  await other.goto('/assets')
  await expect(other.getByRole('region', { name: 'فهرست دارایی‌ها' })).toBeVisible()
  await signOut(page)
  await expect(page).toHaveURL(`${platform.origin}/`)
  await expect(enter(page)).toBeVisible()
  // Which events may be counted is asked for again by the page that was just loaded and says nothing of a person.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'webengageEvents')))
    .toEqual([])
  // The test searches one tab for data of the other: every page that the tests load is marked again.
  await expect(asksToSignIn(other)).toBeVisible()
  expect(await other.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  await other.close()

  await page.goBack()
  await expect(asksToSignIn(page).or(enter(page)).first()).toBeVisible()
  await page.goto('/assets')
  await expect(asksToSignIn(page)).toBeVisible()
  await expect(page.getByText('زرناب هامون')).toHaveCount(0)

  // The provider has forgotten the person too.
  await enter(page).click()
  await expect(page.getByRole('textbox', { name: 'شمارهٔ موبایل' })).toBeVisible()
})
