import { goTo } from '../actions/go-to'
import { healthTold } from '../platform/health-told'
import { cardOf, sectionOf, wordsOf } from '../remotes/sections'
import { expect, test } from '../test'

const guest = { title: 'مهمان' }

test('F20 PLT-004 a remote that throws in render or effect loses its own area, and retry reopens it', async ({
  page,
  platform,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/broken in (render|an effect)|Remote crashing: crashed/)
  await platform.invite('crashing')
  const told = healthTold(platform)
  // A page that begins with the guest carries it: what follows is one document in every engine.
  await signIn(undefined, '/crashing/render')
  for (const place of ['render', 'effect']) {
    await test.step(place, async () => {
      await goTo(page, `/crashing/${place}`)
      await expect(cardOf(page, guest)).toContainText('در نمایش آن خطایی رخ داد')
      await expect(cardOf(page, guest)).toContainText('دارایی شما امن است')
      const bank = sectionOf('bank')
      await goTo(page, bank.path)
      await expect(wordsOf(page, bank)).toBeVisible()
      await page.goBack()
      await expect(cardOf(page, guest)).toBeVisible()
      await page.evaluate(() => Reflect.set(globalThis, 'sarvMended', true))
      await page.getByRole('button', { name: 'تلاش دوباره' }).click()
      await expect(page.getByRole('button', { name: 'درست شد' })).toBeVisible()
      await expect(cardOf(page, guest)).toBeHidden()
      await page.evaluate(() => Reflect.deleteProperty(globalThis, 'sarvMended'))
    })
  }
  await test.step('client health: the page tells its server when it is left, of two errors one', async () => {
    await page.goto('about:blank')
    await expect.poll(() => told('crashing')?.owner).toBe('tests')
    const { failed, crashed } = told('crashing') ?? { failed: {}, crashed: 0 }
    expect((failed.crashed ?? 0) + crashed).toBe(1)
    expect(told('bank')).toMatchObject({ failed: {}, crashed: 0 })
    expect(told('bank')?.opened).toBeGreaterThan(1)
    expect(told('bank')?.phases.mount.reduce((sum, count) => sum + count)).toBeGreaterThan(0)
  })
})

test('F20 a remote that throws while it is opened is told as what it is, in the card, the console and the health report', async ({
  page,
  platform,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/boom before the first screen/)
  await platform.invite('unready')
  const told = healthTold(platform)
  await signIn(undefined, '/profile')
  const logged = page.waitForEvent('console', (message) => message.type() === 'error')
  await goTo(page, '/unready')
  await expect(cardOf(page, guest)).toContainText('در نمایش آن خطایی رخ داد')
  expect((await logged).text()).toContain('TypeError: boom before the first screen')
  await page.goto('about:blank')
  await expect.poll(() => told('unready')?.failed).toEqual({ crashed: 1 })
})

test('F20 a remote that throws in an event handler or a forgotten promise stays on the page', async ({
  page,
  platform,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/broken in (an event handler|a promise)/)
  await platform.invite('crashing')
  await signIn(undefined, '/profile')
  const rejected = page.waitForEvent('pageerror')
  await goTo(page, '/crashing/promise')
  const button = page.getByRole('button', { name: 'مهمان اینجاست' })
  await expect(button).toBeVisible()
  expect((await rejected).message).toContain('broken in a promise')
  await goTo(page, '/crashing/event')
  const thrown = page.waitForEvent('pageerror')
  await button.click()
  expect((await thrown).message).toContain('broken in an event handler')
  await expect(button).toBeVisible()
  await expect(cardOf(page, guest)).toBeHidden()
  const bank = sectionOf('bank')
  await goTo(page, bank.path)
  await expect(wordsOf(page, bank)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'بخش‌های برنامه' }).first()).toBeVisible()
})

test('F21 a remote that loops ends its page alone; reloaded it has a card, is told as stalled, and retry reopens it', async ({
  page,
  context,
  platform,
  signIn,
}) => {
  await platform.invite('crashing')
  const told = healthTold(platform)
  await signIn(undefined, '/profile')
  const other = await context.newPage()
  await other.goto('/profile')
  const browser = await context.newCDPSession(page)
  const looping = page.waitForEvent('console', (message) => message.text() === 'it loops')
  // It never returns.
  void goTo(page, '/crashing/loop').catch(() => undefined)
  await looping
  await goTo(other, '/faq')
  await expect(wordsOf(other, sectionOf('support'))).toBeVisible()
  await other.close()
  const crashed = page.waitForEvent('crash')
  void browser.send('Page.crash').catch(() => undefined)
  await crashed
  // A page that crashed is out of Playwright's reach; the browser reloads it in the same tab.
  await browser.send('Page.reload')
  const resultOf = async (expression: string) => (await browser.send('Runtime.evaluate', { expression })).result.value
  const words = () => resultOf('document.body?.innerText ?? ""')
  await expect.poll(words).toContain('بار پیش صفحه با باز شدن آن از کار افتاد')
  expect(await words()).toContain('دارایی شما امن است')
  expect(await resultOf('document.querySelectorAll("nav a").length')).toBeGreaterThan(3)
  await resultOf('globalThis.sarvMended = true')
  await resultOf('document.querySelector("[role=alert] button").click()')
  await expect.poll(words).toContain('درست شد')
  await expect
    .poll(() => resultOf('Object.keys(sessionStorage).filter((key) => key.startsWith("sarv-opening")).length'))
    .toBe(0)
  await browser.send('Page.navigate', { url: 'about:blank' })
  await expect.poll(() => told('crashing')?.failed).toEqual({ stalled: 1 })
})

test('F21 a page that is left for another site while a remote opens is no crash: back again, the remote is there @engines', async ({
  page,
  platform,
  signIn,
}) => {
  const support = sectionOf('support')
  await signIn('empty', '/profile')
  await page.goto(support.path)
  await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.startsWith('sarv-opening support')))
  const elsewhere = `${platform.sandbox.inbox}/`
  await page.evaluate((to) => location.assign(to), elsewhere)
  await page.waitForURL(elsewhere)
  await page.goto(support.path)
  await expect(wordsOf(page, support)).toBeVisible()
  await expect(cardOf(page, support)).toBeHidden()
})
