import type { Page } from '@playwright/test'
import { endings } from '../actions/buy-units'
import { leaveForGateway } from '../actions/leave-for-gateway'
import { button, heading } from '../browser/by-name'
import { expectAccessible } from '../checks/accessible'
import { engineOf } from '../engines/engine'
import { expect, test } from '../test'

/** From this iOS on, a phone that is held upright records frames that lie on their side. */
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'

/** Reloads the page: it stands where it stood. */
async function reloadAt(page: Page, title: string): Promise<void> {
  await expect(heading(page, title)).toBeVisible()
  await page.reload()
  await expect(heading(page, title)).toBeVisible()
}

async function chooseCard(page: Page, colour: string): Promise<void> {
  await expect(heading(page, 'کارتتان چه رنگی باشد؟')).toBeVisible()
  await page.getByRole('radio', { name: colour }).check({ force: true })
  await button(page, `انتخاب ${colour}`).click()
}

/** Opens the camera; a browser that asks for it is told why before. */
async function openCamera(page: Page): Promise<void> {
  await button(page, 'ضبط ویدئو').click()
  const reason = page.getByRole('dialog', { name: 'دسترسی به دوربین', exact: true })
  await expect(reason.or(button(page, 'شروع ضبط'))).toBeVisible()
  if (await reason.isVisible()) await reason.getByRole('button', { name: 'ادامه' }).click()
}

/** Records a video of the fake camera; it stands in its preview. */
async function record(page: Page): Promise<void> {
  await openCamera(page)
  await button(page, 'شروع ضبط').click()
  // Two of the fifteen seconds, or more: a machine that stalls sees none of them for certain.
  await expect(page.getByRole('timer')).toHaveText(/^(?:[۱-۹]|۱[۰-۳]) ثانیه$/)
  await button(page, 'پایان ضبط').click()
  await expect(page.getByLabel('ویدئوی ضبط‌شده')).toBeVisible()
}

/** Scripts of the remote that the page fetches from here on; the shell's later ones come when they come. */
function watchScripts(page: Page): readonly string[] {
  const fetched: string[] = []
  const shell = new URL(page.url()).origin
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && new URL(request.url()).origin !== shell) fetched.push(request.url())
  })
  return fetched
}

/** The recorded clip has this size, and plays. */
async function expectClip(page: Page, width: number, height: number): Promise<void> {
  const clip = page.getByLabel('ویدئوی ضبط‌شده')
  const size = () => clip.evaluate((video: HTMLVideoElement) => [video.videoWidth, video.videoHeight])
  await expect.poll(size).toEqual([width, height])
  await clip.evaluate((video: HTMLVideoElement) => video.play())
  await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
}

async function sendVideo(page: Page): Promise<void> {
  await page.getByText(/^ویدئو را خودم ضبط کرده‌ام/).click()
  await button(page, 'ارسال ویدئو').click()
  await expect(heading(page, 'کارت به کجا برسد؟')).toBeVisible()
}

async function addAddress(page: Page): Promise<void> {
  await button(page, 'افزودن نشانی').click()
  const home = page.getByRole('dialog')
  await home.getByLabel('استان').selectOption({ label: 'تهران' })
  await home.getByLabel('شهر').selectOption({ label: 'تهران' })
  await home.getByRole('textbox', { name: 'نشانی' }).fill('خیابان بهار')
  await home.getByRole('textbox', { name: 'پلاک' }).fill('12')
  await home.getByRole('textbox', { name: 'واحد' }).fill('3')
  await home.getByRole('textbox', { name: 'کد پستی' }).fill('1234567890')
  await home.getByRole('button', { name: 'ثبت نشانی' }).click()
  await button(page, 'انتخاب نشانی').click()
}

test('BNK-010 BNK-017 BNK-025 BNK-028 BNK-081 from the card to a request, reloaded in each stage @camera @engines', async ({
  page,
  context,
  signIn,
}) => {
  test.slow()
  await context.grantPermissions(['camera', 'microphone'])
  await signIn('card-required', '/card')
  await page.getByRole('link', { name: 'درخواست کارت' }).click()
  await expect(heading(page, 'مراحل افتتاح حساب بانکی')).toBeVisible()
  await expectAccessible(page, 'the intro')
  await page.getByText('قوانین و مقررات کارت را خوانده‌ام و می‌پذیرم.').click()
  await button(page, 'شروع').click()

  await reloadAt(page, 'سریال کارت ملی')
  await expectAccessible(page, 'the serial')
  await page.getByRole('textbox', { name: /^سریال کارت ملی/ }).fill('1G12345678')
  await button(page, 'ادامه').click()
  await reloadAt(page, 'کارتتان چه رنگی باشد؟')
  await expectAccessible(page, 'the colours')
  await chooseCard(page, 'آبی خلیج')

  await reloadAt(page, 'ویدئوی احراز هویت')
  await record(page)
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('unsent')
  await page.reload()
  await expect(page.getByText(/با بسته شدن صفحه از دست رفت/)).toBeVisible()
  await expectAccessible(page, 'the conditions of the video')
  await openCamera(page)
  await expect(button(page, 'شروع ضبط')).toBeEnabled()
  // Before it begins: a machine that stalls would look at what comes after its fifteen seconds.
  await expectAccessible(page, 'the recording')
  const scripts = watchScripts(page)
  await button(page, 'شروع ضبط').click()
  // It ends by itself.
  await expect(page.getByLabel('ویدئوی ضبط‌شده')).toBeVisible()
  await expectClip(page, 640, 480)
  expect(scripts, 'what turns a clip is not fetched').toEqual([])
  await expectAccessible(page, 'the preview')
  await sendVideo(page)

  await reloadAt(page, 'کارت به کجا برسد؟')
  await expectAccessible(page, 'the addresses')
  await addAddress(page)
  await expect(page.getByText(/اطلاعات شما به بانک فرستاده شده است/)).toBeVisible()
  await expect(page.getByText('آبی خلیج')).toBeVisible()
  await expectAccessible(page, 'a finished request')
  await button(page, 'بستن').click()
  await expect(page).toHaveURL(/\/card$/)
  await expect(heading(page, 'درخواست کارت در حال بررسی است')).toBeVisible()
})

/** In Firefox a preference allows the camera to every page of a test: the page hears no in its place, until it is allowed. */
function denyCamera(): void {
  if (!isSecureContext) return
  const { mediaDevices } = navigator
  const ask = mediaDevices.getUserMedia.bind(mediaDevices)
  mediaDevices.getUserMedia = (wanted) =>
    Reflect.has(globalThis, 'sarvAllowed')
      ? ask(wanted)
      : Promise.reject(new DOMException('The request is not allowed', 'NotAllowedError'))
}

test('BNK-029 BNK-032 ERR-11 a camera that the browser denies is explained, and can be tried again @camera', async ({
  page,
  context,
  sandbox,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/status of 400 .*\/onb\//)
  const isFirefox = engineOf(context) === 'firefox'
  if (isFirefox) await page.addInitScript(denyCamera)
  const { sub } = await signIn('card-required', '/bank/onboarding')
  await page.getByText('قوانین و مقررات کارت را خوانده‌ام و می‌پذیرم.').click()
  await button(page, 'شروع').click()
  await page.getByRole('textbox', { name: /^سریال کارت ملی/ }).fill('1G12345678')
  await button(page, 'ادامه').click()
  await chooseCard(page, 'سبز سرو')
  await button(page, 'ضبط ویدئو').click()
  // A browser that has not been asked yet is asked only after the reason; this one then says no by itself.
  const reason = page.getByRole('dialog', { name: 'دسترسی به دوربین', exact: true })
  const denied = page.getByRole('dialog', { name: 'دسترسی به دوربین ندارید' })
  await expect(reason.or(denied)).toBeVisible()
  if (await reason.isVisible()) await reason.getByRole('button', { name: 'ادامه' }).click()
  await expect(denied).toBeVisible()
  await expectAccessible(page, 'a camera that is denied')
  if (isFirefox) await page.evaluate(() => Reflect.set(globalThis, 'sarvAllowed', true))
  else await context.grantPermissions(['camera', 'microphone'])
  await denied.getByRole('button', { name: 'تلاش دوباره' }).click()
  await expect(button(page, 'شروع ضبط')).toBeVisible()
  const light = () =>
    page.evaluate(() => {
      const { srcObject } = document.querySelector('video') ?? {}
      return srcObject instanceof MediaStream && srcObject.active
    })
  expect(await light()).toBe(true)

  // Too little in the card's fund: the rules instead of the flow.
  const path = '/onboarding/api/v1/onb/'
  await sandbox.control('force', { sub, path, status: 400, body: { detail: 'LIMIT_AMOUNT' }, times: 0 })
  await page.goto('/bank/onboarding')
  const rules = page.getByRole('dialog', { name: 'قوانین کارت' })
  await expect(rules.getByText('باقی‌مانده')).toBeVisible()
  await expectAccessible(page, 'the rules of the card')
  await rules.getByRole('button', { name: 'بستن' }).click()
  await expect(page).toHaveURL(/\/card$/)
})

test('BNK-027 BNK-040 BNK-042 BNK-045 BNK-046 BNK-081 a new card, from an iPhone that turns its video @camera @deep', async ({
  page,
  context,
  sandbox,
  signIn,
}) => {
  test.slow()
  await context.grantPermissions(['camera', 'microphone'])
  const person = await signIn('card-holder', '/bank/new-card-onboarding')
  await button(page, 'شروع').click()
  await reloadAt(page, 'کد تأیید را وارد کنید')
  const code = page.getByRole('textbox').first()
  await expect(code).toBeVisible()
  await expectAccessible(page, 'the code')
  await code.fill(await sandbox.code(person.mobile))
  await chooseCard(page, 'سرخ انار')
  await reloadAt(page, 'ویدئوی احراز هویت')
  await page.evaluate((value) => Object.defineProperty(navigator, 'userAgent', { value }), iphone)
  const scripts = watchScripts(page)
  await record(page)
  await expectClip(page, 480, 640)
  expect(scripts, 'what turns a clip is fetched now').not.toEqual([])
  await sendVideo(page)
  await addAddress(page)
  await expect(button(page, /^پرداخت ۱٬۰۰۰٬۰۰۰ ریال$/)).toBeVisible()
  await expectAccessible(page, 'the payment')
  await leaveForGateway(page)
  await page.getByRole('button', { name: endings.paid, exact: true }).click()
  await page.waitForURL('**/bank/new-card-onboarding/receipt?**')
  await expect(heading(page, 'پرداخت موفق!')).toBeVisible()
  await button(page, 'بستن').click()
  await expect(page).toHaveURL(/\/bank\/new-card-onboarding$/)
  await expect(page.getByText(/کارمزد پرداخت شد/)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'بستن' }).click()
  await expect(page).toHaveURL(/\/card$/)
})
