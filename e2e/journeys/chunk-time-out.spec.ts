import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { chunkTimeoutMs } from '@sarv/platform/contract/chunk-retry'
import { folderOf } from '@sarv/platform/delivery/local/platform-plan'
import { goTo } from '../actions/go-to'
import { refusedIn } from '../browser/refused-files'
import { withoutCache } from '../browser/without-cache'
import type { Interception } from '../platform/worker-platform'
import { expect, test } from '../test'

const cors = { 'Access-Control-Allow-Origin': '*', 'Timing-Allow-Origin': '*' }
const tooLate = (page: Page) => page.getByText('پاسخ آن دیر رسید')

/**
 * Never answers the first request for a file of that name; `asked` has every request for one, by its path and query.
 * @param max how many are held: a browser opens six connections to an origin, and needs one for the retry
 */
function holding(name: RegExp, max = 5) {
  const asked: string[] = []
  const held = new Set<string>()
  const answer: Interception = ({ url = '' }) => {
    const [file = ''] = url.split('?')
    if (!name.test(file)) return false
    asked.push(path.basename(url))
    if (held.has(file) || held.size === max) return false
    held.add(file)
    return true
  }
  return { asked, answer }
}

/** The heaviest file of a remote is the library that draws its charts. */
function chartFile(): string {
  const dist = path.join(folderOf('invest'), 'dist')
  const scripts = readdirSync(dist).filter((file) => file.endsWith('.js'))
  return (
    scripts.toSorted((one, other) => statSync(path.join(dist, other)).size - statSync(path.join(dist, one)).size)[0] ??
    ''
  )
}

/** Until shortly before the time-out nothing is said, and then it is; the clock stands, or the card would retry by itself. */
async function passTimeout(page: Page): Promise<void> {
  const quarter = chunkTimeoutMs / 4
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + quarter)
  await page.clock.fastForward(2 * quarter)
  await expect(tooLate(page)).toHaveCount(0)
  await page.clock.fastForward(quarter)
  await expect(tooLate(page)).toBeVisible()
}

async function pressRetry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'تلاش دوباره' }).click()
  await page.clock.resume()
}

test('PLT-005 CON-02 a chart whose file is held open is an error after 120 s, and retry asks for it again', async ({
  page,
  platform,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/Loading chunk/)
  await page.clock.install()
  await signIn('investor')
  await withoutCache(page)
  const { asked, answer } = holding(new RegExp(`/${chartFile()}$`))
  platform.remote('invest').answerWith(answer)
  await goTo(page, '/funds/11307')
  const price = page.getByRole('region', { name: 'قیمت هر واحد' })
  await expect(price.getByRole('radiogroup')).toBeVisible()
  await expect.poll(() => asked).toHaveLength(1)
  await passTimeout(page)
  await pressRetry(page)
  await expect(price.getByRole('slider')).toBeVisible()
  await expect(tooLate(page)).toHaveCount(0)
  expect(asked).toEqual([chartFile(), `${chartFile()}?retry`])
})

/** Chunks have a number for a name; entries and what a remote exposes are the shell's to time (F19). */
const chunks = /\/\d+(\.[0-9a-f]{8})?\.js$/
const styles = /\/\d+\.css$/

test('PLT-005 CON-02 screens, their styles and pages of the shell that are held open end and come back', async ({
  page,
  platform,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/Loading (CSS )?chunk/)
  await page.clock.install()
  await signIn('investor')
  await withoutCache(page)
  const invest = platform.remote('invest').answerWith
  // From a page of the same owner: a remote that is still mounting would have the shell's own, shorter time-out.
  const home = { path: '/home', words: 'صندوق‌های برتر' }
  const profile = { path: '/profile', words: 'خروج از حساب' }
  for (const [what, from, path, name, intercept, words] of [
    ['a screen', home, '/investment', chunks, invest, 'راهی را انتخاب کنید'],
    ['its styles', home, '/change-broker', styles, invest, 'کارگزار'],
    [
      'a page of the shell',
      profile,
      '/referral',
      chunks,
      platform.answerForShell,
      'دوستانتان را با کد خودتان دعوت کنید',
    ],
  ] as const) {
    await test.step(what, async () => {
      await goTo(page, from.path)
      await expect(page.getByRole('main').getByText(from.words).first()).toBeVisible()
      const { asked, answer } = holding(name)
      intercept(answer)
      await goTo(page, path)
      await expect.poll(() => asked.length).toBeGreaterThan(0)
      await passTimeout(page)
      await pressRetry(page)
      await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
      await expect(tooLate(page)).toHaveCount(0)
      intercept(undefined)
    })
  }
})

test('PLT-005 T2 the second request for a held chunk is checked by its hash as the first one is', async ({
  page,
  platform,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/Loading chunk|valid digest|dynamically imported module/)
  await page.clock.install()
  await signIn('investor')
  await withoutCache(page)
  const { asked, answer } = holding(new RegExp(`/${chartFile()}$`))
  platform.remote('invest').answerWith((request, response) => {
    if (answer(request, response)) return true
    if (!request.url?.endsWith('?retry')) return false
    response.writeHead(200, { ...cors, 'Content-Type': 'text/javascript' })
    response.end('globalThis.sarvForged = true')
    return true
  })
  await goTo(page, '/funds/11307')
  await expect.poll(() => asked).toHaveLength(1)
  await passTimeout(page)
  const refused = refusedIn(page)
  await pressRetry(page)
  await expect.poll(() => [...refused]).toContainEqual(expect.stringContaining(`${chartFile()}?retry`))
  await expect(page.getByRole('alert')).toContainText('بخش مورد نظر در دسترس نیست')
  expect(await page.evaluate(() => 'sarvForged' in globalThis)).toBe(false)
  platform.remote('invest').answerWith(undefined)
  await pressRetry(page)
  await expect(page.getByRole('main').getByRole('slider')).toBeVisible()
})

test('PLT-005 PLT-069 a question whose sheet is held open is asked in a plain one after 3 s, and later in the sheet', async ({
  page,
  platform,
  signIn,
  watch,
}) => {
  // Rows of the profile are held too.
  watch.expectComplaints(/Loading chunk/)
  await page.clock.install()
  await signIn('investor')
  await withoutCache(page)
  // The page before must not ask for what is held: only the first request is.
  await page.goto('about:blank')
  const { asked, answer } = holding(chunks)
  platform.answerForShell(answer)
  await page.goto('/profile')
  const leave = page.getByRole('button', { name: 'خروج از حساب' })
  await expect(leave).toBeVisible()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await leave.click()
  await page.clock.fastForward(2_900)
  const question = page.getByRole('dialog', { name: 'از حساب خود خارج می‌شوید؟' })
  await expect(question).toHaveCount(0)
  await page.clock.fastForward(200)
  await expect(question).toBeVisible()
  await expect(page.locator('dialog')).toBeVisible()
  await page.getByRole('button', { name: 'می‌مانم' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.clock.fastForward(chunkTimeoutMs)
  await page.clock.resume()
  await leave.click()
  await expect(question).toBeVisible()
  await expect(page.locator('dialog')).toHaveCount(0)
})
