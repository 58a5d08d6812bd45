import { confirmPurchase, quietFund } from '../actions/buy-units'
import { goTo } from '../actions/go-to'
import { asksToSignIn, enter } from '../actions/sign-in-prompt'
import { typeTransfer } from '../actions/transfer-money'
import { messageCount } from '../browser/message-count'
import { recordCalls } from '../browser/record-calls'
import { setClockWrong } from '../browser/wrong-clock'
import { sectionOf, sections, wordsOf } from '../remotes/sections'
import { enterForms, expect, signInAs, test } from '../test'

test('PLT-017 PLT-018 F6 a token that expires under parallel calls costs one renewal and no sign-in @engines @sessions', async ({
  page,
  context,
  platform,
  sandbox,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/status of 401/)
  const { sub } = await signIn('investor')
  await expect(page.getByText('صندوق‌های برتر').first()).toBeVisible()
  await page.goto('about:blank')
  await sandbox.control('expire-tokens', { sub })
  const seen = recordCalls(context, platform)
  await page.goto('/home')
  await expect(page.getByText('صندوق‌های برتر').first()).toBeVisible()
  // How many of the page's calls are refused together depends on how fast the machine is.
  await expect.poll(() => seen.refused.length).toBeGreaterThanOrEqual(2)
  const notRepeated = () => seen.refused.filter((path) => seen.api.indexOf(path) === seen.api.lastIndexOf(path))
  await expect.poll(notRepeated).toEqual([])
  await page.waitForLoadState('networkidle')
  expect(seen.renewals).toBe(1)
  expect(seen.signIns).toBe(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('PLT-019 F7 a renewal that is refused ends the session: storage empty, the start page with the reason @engines @sessions', async ({
  page,
  platform,
  sandbox,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/status of (400|401)/)
  const { sub } = await signIn('investor')
  await expect(page.getByText('صندوق‌های برتر').first()).toBeVisible()
  await page.evaluate(() => localStorage.setItem('isTwa', 'true'))
  await sandbox.control('revoke', { sub })
  await goTo(page, '/pma')
  await expect(page).toHaveURL(`${platform.origin}/`)
  await expect(enter(page)).toBeVisible()
  await expect(page.getByText('زمان نشست شما به پایان رسید')).toBeVisible()
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await page.reload()
  await expect(enter(page)).toBeVisible()
})

test('F4 a token that ends while a purchase is filled in costs one renewal and nothing that was typed @sessions', async ({
  page,
  context,
  platform,
  sandbox,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/status of 401/)
  const { sub } = await signIn('investor', `/buy?fund=${quietFund.code}`)
  await confirmPurchase(page, '500000')
  await sandbox.control('expire-tokens', { sub })
  const seen = recordCalls(context, platform)
  await page.getByRole('button', { name: 'پرداخت ۵۰۰٬۰۰۰ ریال' }).click()
  await page.getByRole('heading', { name: 'نتیجهٔ پرداخت را انتخاب کنید' }).waitFor()
  expect(seen.refused.length).toBeGreaterThanOrEqual(1)
  expect([seen.renewals, seen.signIns]).toEqual([1, 0])
})

test('F5 U17 U4 after a session that died in a form, signing in leads back to it and to what was typed @engines @sessions', async ({
  page,
  sandbox,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/status of (400|401)/)
  const form = `/buy?fund=${quietFund.code}`
  const counted = page.waitForResponse(messageCount)
  const person = await signIn('investor', form)
  await confirmPurchase(page, '500000')
  await counted
  await sandbox.control('revoke', { sub: person.sub })
  await page.getByRole('button', { name: 'پرداخت ۵۰۰٬۰۰۰ ریال' }).click()
  await expect(page.getByText('زمان نشست شما به پایان رسید')).toBeVisible()
  await enterForms(page, sandbox, person)
  await page.waitForURL(`**${form}`)
  await expect(page.getByRole('textbox', { name: 'مبلغ خرید' })).toHaveValue('۵۰۰٬۰۰۰')
})

test('F5 U4 D-240 after a session that died in a transfer, signing in leads back to it, its recipient and its amount @sessions-deep', async ({
  page,
  sandbox,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/status of (400|401)/)
  const form = '/bank/operations/card-to-card'
  const counted = page.waitForResponse(messageCount)
  const person = await signIn('card-holder', form)
  await typeTransfer(page, { number: '6037991111111112', amount: '5000000' })
  await counted
  await sandbox.control('revoke', { sub: person.sub })
  await page.getByRole('button', { name: 'تأیید و دریافت رمز با پیامک' }).click()
  await expect(page.getByText('زمان نشست شما به پایان رسید')).toBeVisible()
  await enterForms(page, sandbox, person)
  await page.waitForURL(`**${form}`)
  await expect(page.getByRole('textbox', { name: 'گیرنده' })).toHaveValue('۶۰۳۷ ۹۹۱۱ ۱۱۱۱ ۱۱۱۲')
  await page.getByRole('button', { name: 'ادامه', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'مبلغ انتقال' })).toHaveValue('۵٬۰۰۰٬۰۰۰')
})

test('F15 an identity provider that is down at the renewal signs no one out @sessions', async ({
  page,
  context,
  platform,
  sandbox,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/status of (401|503)/)
  const { sub } = await signIn('investor')
  const { renewal } = platform.pageCalls
  await context.route(renewal, (route) =>
    route.fulfill({ status: 503, headers: { 'Access-Control-Allow-Origin': '*' }, body: '<h1>503</h1>' }),
  )
  await sandbox.control('expire-tokens', { sub })
  const failed = page.waitForResponse(renewal)
  await page.goto('/pma')
  await failed
  await expect(page.getByRole('main')).toContainText('تلاش دوباره')
  await expect(asksToSignIn(page)).toHaveCount(0)
  await expect(page).toHaveURL(`${platform.origin}/pma`)
  await context.unroute(renewal)
  await page.reload()
  await expect(wordsOf(page, sectionOf('pma'))).toBeVisible()
})

test('F14 an identity provider that is down at the sign-in is named, and the way back is kept @sessions', async ({
  page,
  context,
  platform,
  sandbox,
  watch,
}) => {
  watch.expectComplaints(/ERR_/)
  const { signIn } = platform.pageCalls
  await context.route(signIn, (route) => route.abort())
  await page.goto('/card')
  await enter(page).click()
  const alert = page.getByRole('dialog').filter({ hasText: 'ارتباط با سامانهٔ ورود برقرار نشد' })
  await expect(alert).toBeVisible()
  await expect(page).toHaveURL(`${platform.origin}/card`)
  await context.unroute(signIn)
  await page.keyboard.press('Escape')
  await expect(alert).toHaveCount(0)
  await signInAs(page, sandbox, await sandbox.newPerson('investor'), '/card')
  await expect(wordsOf(page, sectionOf('bank'))).toBeVisible()
})

test('PLT-020 F13 a device whose clock is a day ahead signs in and is not renewed again and again @sessions', async ({
  page,
  context,
  platform,
  sandbox,
}) => {
  await setClockWrong(context, 24)
  const seen = recordCalls(context, platform)
  await signInAs(page, sandbox, await sandbox.newPerson('investor'))
  for (const section of sections.slice(1)) {
    await page.goto(section.path)
    await expect(wordsOf(page, section)).toBeVisible()
  }
  expect(seen.renewals).toBeLessThanOrEqual(1)
  expect(seen.signIns).toBe(1)
})

test('PLT-011…016 every call carries the token and five headers; the language follows the switch @sessions', async ({
  page,
  sandbox,
  signIn,
}) => {
  const { sub } = await signIn('investor')
  for (const section of sections) {
    await goTo(page, section.path)
    await expect(wordsOf(page, section)).toBeVisible()
  }
  const calls = async () =>
    (await sandbox.control(`calls?sub=${sub}`)) as {
      path: string
      authorization: string
      missing: string[]
      headers: Record<string, string>
    }[]
  const persian = await calls()
  expect(persian.length).toBeGreaterThanOrEqual(8)
  for (const call of persian) {
    expect(call.authorization, call.path).toBe('bearer')
    expect(call.missing, call.path).toEqual([])
    expect(call.headers, call.path).toEqual({
      'device-token': '',
      'accept-language': 'fa',
      'application-name': 'SARV',
      platform: 'WEB',
      'application-version': '1.0.0',
    })
  }
  await goTo(page, '/profile')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await goTo(page, '/funds')
  const english = async () => (await calls()).slice(persian.length).filter(({ path }) => path.includes('/funds'))
  await expect.poll(async () => (await english()).length).toBeGreaterThan(0)
  for (const call of await english()) expect(call.headers['accept-language'], call.path).toBe('en')
})
