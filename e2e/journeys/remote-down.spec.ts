import { readdirSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { folderOf } from '@sarv/platform/delivery/local/platform-plan'
import { goTo } from '../actions/go-to'
import { withoutCache } from '../browser/without-cache'
import type { Interception } from '../platform/worker-platform'
import { cardOf, type Section, sectionOf, sections, wordsOf } from '../remotes/sections'
import { expect, test } from '../test'

const retry = (page: Page) => page.getByRole('button', { name: 'تلاش دوباره' })

/** Healing must not reload the page: a mark on the page would be gone. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(globalThis, 'sarvMark', true))
}

async function expectMark(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(globalThis, 'sarvMark'))).toBe(true)
}

async function expectCard(page: Page, section: Section, reason: string): Promise<void> {
  const card = cardOf(page, section)
  await expect(card).toContainText('بخش مورد نظر در دسترس نیست')
  await expect(card).toContainText(reason)
  await expect(retry(page)).toBeVisible()
}

/** No cache keeps what is served; WebKit ends where a request is held that a server then refuses, so that none is. */
const unkept: Interception = (_, response) => {
  const set = response.setHeader.bind(response)
  response.setHeader = (name, value) => set(name, name === 'Cache-Control' ? 'no-store' : value)
  return false
}

test('PLT-004 F18 ERR-36 U7 each remote that is down shows a card, others live, a retry heals it @engines', async ({
  page,
  platform,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/ERR_CONNECTION_REFUSED|ERR_FAILED|Remote \w+: unreachable/)
  await signIn(undefined, '/profile')
  for (const { remote } of sections) platform.remote(remote).answerWith(unkept)
  for (const [index, section] of sections.entries()) {
    await test.step(section.remote, async () => {
      await page.goto('/profile')
      await mark(page)
      await platform.remote(section.remote).stop()
      await goTo(page, section.path)
      await expectCard(page, section, 'کمی بعد دوباره تلاش کنید')
      const other = sections[(index + 1) % sections.length] ?? section
      await goTo(page, other.path)
      await expect(wordsOf(page, other)).toBeVisible()
      await goTo(page, '/profile')
      await expect(page.getByRole('navigation', { name: 'بخش‌های برنامه' }).first()).toBeVisible()
      await goTo(page, section.path)
      await expectCard(page, section, 'کمی بعد دوباره تلاش کنید')
      await platform.remote(section.remote).start()
      await retry(page).click()
      await expect(wordsOf(page, section)).toBeVisible()
      await expect(cardOf(page, section)).toBeHidden()
      await expectMark(page)
    })
  }
})

const isEntry = (url: string | undefined) => url?.endsWith('/remoteEntry.js') ?? false
const cors = { 'Access-Control-Allow-Origin': '*', 'Timing-Allow-Origin': '*' }

/** Answers for the entry only. */
function entryWith(answer: (...args: Parameters<Interception>) => void): Interception {
  return (request, response) => {
    if (!isEntry(request.url)) return false
    answer(request, response)
    return true
  }
}

const faults: readonly (readonly [string, Interception, string])[] = [
  ['404', entryWith((_, response) => void response.writeHead(404, cors).end()), 'کمی بعد دوباره تلاش کنید'],
  ['500', entryWith((_, response) => void response.writeHead(500, cors).end()), 'کمی بعد دوباره تلاش کنید'],
  [
    'an HTML page with 200',
    entryWith((_, response) => {
      response.writeHead(200, { ...cors, 'Content-Type': 'text/html' }).end('<!doctype html><p>ورود به وای‌فای</p>')
    }),
    'با نسخهٔ تأییدشده یکی نبود',
  ],
  [
    'half of its bytes',
    entryWith((_, response) => {
      response.writeHead(200, { ...cors, 'Content-Type': 'text/javascript', 'Content-Length': '5000' })
      response.write('export const init = () => {')
      response.destroy()
    }),
    'بخش مورد نظر در دسترس نیست',
  ],
]

test('F19 PLT-004 an entry with a wrong response costs its area only and heals by retry', async ({
  page,
  platform,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/status of (404|500)|valid digest|ERR_|MIME type|Failed to load module script/)
  await signIn(undefined, '/profile')
  await withoutCache(page)
  const support = sectionOf('support')
  for (const [which, answer, reason] of faults) {
    await test.step(which, async () => {
      await page.goto('/profile')
      await mark(page)
      platform.remote('support').answerWith(answer)
      await goTo(page, support.path)
      await expectCard(page, support, reason)
      await goTo(page, '/card')
      await expect(wordsOf(page, sectionOf('bank'))).toBeVisible()
      await goTo(page, support.path)
      await expect(cardOf(page, support)).toBeVisible()
      platform.remote('support').answerWith(undefined)
      await retry(page).click()
      await expect(wordsOf(page, support)).toBeVisible()
      await expectMark(page)
    })
  }
})

test('F19 PLT-004 PLT-067 an entry that never responds times out within eight seconds and recovers', async ({
  page,
  platform,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/ERR_/)
  await signIn(undefined, '/profile')
  await mark(page)
  const owed: ServerResponse[] = []
  platform.remote('support').answerWith(entryWith((_, response) => void owed.push(response)))
  const support = sectionOf('support')
  const loading = 'در حال بارگذاری'
  await page.evaluate(
    ([begin = '', end = '']) => {
      let began: number | undefined
      new MutationObserver((_, observer) => {
        const words = document.body.textContent
        if (words.includes(begin)) began ??= performance.now()
        if (!began || !words.includes(end)) return
        Reflect.set(globalThis, 'sarvWaited', performance.now() - began)
        observer.disconnect()
      }).observe(document.body, { childList: true, subtree: true })
    },
    [loading, 'پاسخ آن دیر رسید'],
  )
  await goTo(page, support.path)
  await expect(page.getByRole('main').getByRole('status')).toHaveText(loading)
  await expectCard(page, support, 'پاسخ آن دیر رسید')
  const waited = Number(await page.evaluate(() => Reflect.get(globalThis, 'sarvWaited')))
  expect(waited, 'milliseconds').toBeLessThan(8_000)
  await goTo(page, '/card')
  await expect(wordsOf(page, sectionOf('bank'))).toBeVisible()
  // The machine comes back: what it owed breaks off, the next call is answered.
  platform.remote('support').answerWith(undefined)
  for (const response of owed.splice(0)) response.destroy()
  await goTo(page, support.path)
  await expect(wordsOf(page, support)).toBeVisible()
  await expectMark(page)
})

test("F19 PLT-004 chunks and styles that come too late cost the remote's area, which then recovers", async ({
  page,
  platform,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/ERR_|Loading (CSS )?chunk/)
  await signIn(undefined, '/profile')
  await withoutCache(page)
  const support = sectionOf('support')
  for (const [which, file] of [
    ['the exposed part', /\/remote\.js$/],
    ['the styles', /\/remote\.css$/],
  ] as const) {
    await test.step(which, async () => {
      await page.goto('/profile')
      await mark(page)
      const owed: ServerResponse[] = []
      platform.remote('support').answerWith(({ url }, response) => {
        const isSlow = file.test(url ?? '')
        if (isSlow) owed.push(response)
        return isSlow
      })
      await goTo(page, support.path)
      await expect(page.getByRole('main').getByRole('status')).toHaveText('در حال بارگذاری')
      await goTo(page, '/card')
      await expect(wordsOf(page, sectionOf('bank'))).toBeVisible()
      await goTo(page, support.path)
      await expectCard(page, support, 'پاسخ آن دیر رسید')
      platform.remote('support').answerWith(undefined)
      for (const response of owed.splice(0)) response.destroy()
      await retry(page).click()
      await expect(wordsOf(page, support)).toBeVisible()
      await expectMark(page)
    })
  }
})

test('F18 ERR-36 without a connection the card says so, and coming online opens the remote by itself @engines', async ({
  page,
  context,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|fetch/)
  await signIn(undefined, '/profile')
  await withoutCache(page)
  await context.setOffline(true)
  const support = sectionOf('support')
  await goTo(page, support.path)
  await expectCard(page, support, 'به اینترنت وصل نیست')
  await context.setOffline(false)
  await expect(wordsOf(page, support)).toBeVisible()
})

test('PLT-067 PLT-074 the skeleton of a page is gone in the moment in which its remote draws', async ({
  page,
  signIn,
}) => {
  await signIn(undefined, '/profile')
  await page.evaluate(() => {
    const seen = { skeletons: 0, overlaps: 0 }
    Reflect.set(globalThis, 'sarvSeen', seen)
    new MutationObserver(() => {
      const remote = document.querySelector('main [data-remote]')
      const isShown = remote?.previousElementSibling?.checkVisibility() ?? false
      const isDrawn = Boolean(remote?.firstElementChild?.hasChildNodes())
      if (isShown) seen[isDrawn ? 'overlaps' : 'skeletons'] += 1
    }).observe(document.body, { childList: true, subtree: true })
  })
  for (const section of ['support', 'bank', 'pma'] as const) {
    await goTo(page, sectionOf(section).path)
    await expect(wordsOf(page, sectionOf(section))).toBeVisible()
  }
  expect(await page.evaluate(() => Reflect.get(globalThis, 'sarvSeen'))).toEqual({
    skeletons: expect.any(Number),
    overlaps: 0,
  })
})

test('HST-085 PLT-004 a lost chunk of what home shows late costs those places, and a retry of one brings all', async ({
  page,
  platform,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/status of 404|dynamically imported module/)
  const dist = path.join(folderOf('invest'), 'dist')
  const late = readdirSync(dist).find(
    (file) => file.endsWith('.js') && readFileSync(path.join(dist, file), 'utf8').includes('AccountsSwitch:()'),
  )
  await signIn('investor', '/profile')
  await withoutCache(page)
  let isLost = true
  platform.remote('invest').answerWith(({ url = '' }, response) => {
    if (!isLost || path.basename(url.split('?')[0] ?? '') !== late) return false
    response.writeHead(404, { 'Access-Control-Allow-Origin': '*' }).end()
    return true
  })
  await goTo(page, '/home')
  const hero = page.getByRole('region', { name: 'ارزش کل دارایی' })
  await expect(retry(page)).toHaveCount(1)
  await expect(hero.getByText(/[۰-۹]٬[۰-۹]{3}/).first()).toBeVisible()
  await expect(hero.getByRole('slider')).toBeVisible()
  await expect(page.getByRole('list', { name: 'صندوق‌های برتر' })).toBeVisible()
  await expect(cardOf(page, sectionOf('invest'))).toHaveCount(0)
  isLost = false
  await retry(page).click()
  await expect(hero.getByRole('switch', { name: 'با حساب بانکی' })).toBeVisible()
  await hero.locator('summary').click()
  await expect(hero.getByText(/مبلغی که برای خرید آن پرداخته‌اید/)).toBeVisible()
})
