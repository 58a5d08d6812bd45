import { openPushService, type PushService } from '@sarv/shared/testing/push-service'
import { confirmChange } from '../actions/confirm-change'
import { goTo } from '../actions/go-to'
import { signOut } from '../actions/sign-out'
import { deliverPush, pressNotification, shownIn, subscribeAt } from '../browser/push-browser'
import { pushPort } from '../platform/test-ports'
import { expect, signInAs, test } from '../test'

test.describe.configure({ mode: 'serial' })

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

  let service: PushService
  test.beforeAll(async () => {
    service = await openPushService(pushPort)
  })
  test.afterAll(() => service.close())

  test('HST-080 HST-081 HST-082 SBX-147 PLT-012 PLT-119 a change reaches the device, and its press leads to the page; signing out ends it', async ({
    page,
    context,
    platform,
    sandbox,
    watch,
  }) => {
    watch.expectComplaints(/428 .*\/accounts\//)
    await subscribeAt(context, service.subscribe())
    const person = await sandbox.newPerson('investor')
    await signInAs(page, sandbox, person)
    await goTo(page, '/profile')
    await page.getByRole('link', { name: 'تنظیم پیام‌ها' }).click()
    const device = page.getByRole('switch', { name: 'اعلان در این دستگاه' })
    await device.click()
    await expect(device).toBeChecked()
    await expect(page.getByRole('switch', { name: 'نمایش متن و مبلغ' })).not.toBeChecked()

    await page.goto('/accounts')
    await page.getByRole('radio', { name: /کرانه/ }).check({ force: true })
    const calls = page.waitForRequest(
      (request) => /accounts/.test(request.url()) && /^web\./.test(request.headers()['device-token'] ?? ''),
    )
    await page.getByRole('button', { name: /^پیش‌فرض کردن حساب/ }).click()
    await calls
    await confirmChange(page, sandbox, person.mobile)
    await expect.poll(() => service.received.length).toBe(1)
    const { payload } = service.received[0] ?? {}

    await goTo(page, '/profile')
    await deliverPush(page, platform.origin, payload)
    await expect
      .poll(() => shownIn(page))
      .toEqual([
        {
          title: 'امنیت حساب',
          body: 'برای خواندن آن، سرو را باز کنید.',
          tag: expect.stringMatching(/^inbox-\d+$/),
          lang: 'fa',
          dir: 'rtl',
        },
      ])
    // What counts messages hears the press too, and comes after the start of a page.
    await expect(page.getByRole('link', { name: /^پیام‌ها .*نخوانده/ })).toBeVisible()
    expect(await pressNotification(page)).toEqual([])
    await expect(page).toHaveURL(`${platform.origin}/accounts`)
    expect(await shownIn(page)).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL(`${platform.origin}/inbox`)

    await deliverPush(page, platform.origin, payload)
    await goTo(page, '/profile')
    await signOut(page)
    await expect(page.getByRole('button', { name: 'ورود یا ثبت‌نام' }).first()).toBeVisible()
    // The way out leads over the identity provider, so the page may go once more.
    await expect(async () => {
      expect(await shownIn(page)).toEqual([])
      expect(await page.evaluate(() => sessionStorage.getItem('subscribed'))).toBeNull()
    }).toPass()
  })
})

test('PLT-120 HST-080 a browser without notifications says so, and asks nothing @engines', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'PushManager')
  })
  await signIn('investor', '/notices')
  await expect(page.getByText(/اعلان ندارد|برنامهٔ نصب‌شده/)).toBeVisible()
  await expect(page.getByRole('switch', { name: 'پیامک: فروش واحد' })).toBeChecked()
})
