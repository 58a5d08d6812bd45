import type { Page } from '@playwright/test'
import { goTo } from '../actions/go-to'
import { savedFile } from '../browser/saved-file'
import { expectAccessible } from '../checks/accessible'
import { expectFits } from '../checks/fits-width'
import { bothInDepth } from '../pages/depth'
import { expect, test } from '../test'

const stream = '/chatbot/api/v1/chats/:id/messages/stream/'
const everyWord = { service: 'answerer', path: '/words', times: 0 }
const broken = /ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION|Failed to load resource/
const known = 'سبد اختصاصی چه فرقی با صندوق دارد؟'

const composer = (page: Page) => page.getByRole('textbox', { name: 'سؤال خود را بنویسید' })
const copyButtons = (page: Page) => page.getByRole('button', { name: 'کپی پاسخ' })
const stopButton = (page: Page) => page.getByRole('button', { name: 'توقف پاسخ' })

async function openAssistant(page: Page): Promise<void> {
  await goTo(page, '/chatbot')
  await expect(page.getByRole('heading', { name: 'سلام! چه کمکی از من برمی‌آید؟' })).toBeVisible()
}

/** Asks and waits until the answer has ended. */
async function ask(page: Page, text: string): Promise<void> {
  const answers = await copyButtons(page).count()
  await composer(page).fill(text)
  await composer(page).press('Enter')
  await expect(copyButtons(page)).toHaveCount(answers + 1)
}

test(`R-62 SUP-001 SUP-009: the greeting’s questions; the first message creates the chat and replaces the URL${bothInDepth} @engines`, async ({
  page,
  signIn,
  platform,
}) => {
  await signIn('investor', '/profile')
  await openAssistant(page)
  await expectAccessible(page, 'an empty chat')
  await expectFits(page, 'an empty chat')
  await page.getByRole('list', { name: 'سؤال‌های پیشنهادی' }).getByRole('button', { name: known }).click()
  await expect(copyButtons(page)).toHaveCount(1)
  await expect(page).toHaveURL(new RegExp(`^${platform.origin}/chatbot/chat/[0-9a-f-]{36}$`))
  const address = page.url()
  await expectAccessible(page, 'a chat')
  await expectFits(page, 'a chat')
  await page.reload()
  await expect(page.getByRole('list', { name: 'گفت‌وگو', exact: true }).getByText(known).first()).toBeVisible()
  expect(page.url()).toBe(address)
  // The empty chat was replaced: back is where the person came from.
  await page.getByRole('button', { name: 'بازگشت', exact: true }).click()
  await expect(page).not.toHaveURL(/chatbot/)
})

test('SUP-007: a stream that breaks is joined again, and the answer stands once @engines @sessions', async ({
  page,
  signIn,
  sandbox,
  watch,
}) => {
  watch.expectComplaints(broken)
  const { sub } = await signIn('investor', '/chatbot')
  await openAssistant(page)
  await sandbox.control('force', { path: stream, sub, cut: 'body' })
  await ask(page, known)
  await expect(page.getByRole('heading', { name: 'پاسخ دستیار' })).toHaveCount(1)
  // Where streaming never works, the whole answer comes at once.
  await sandbox.control('force', { path: stream, sub, cut: 'start', times: 2 })
  await ask(page, 'کارمزد خروج چیست؟')
  await expect(page.getByRole('heading', { name: 'پاسخ دستیار' })).toHaveCount(2)
})

test('SUP-007: a refused question stays with its reason, and is sent again @deep', async ({
  page,
  signIn,
  sandbox,
  watch,
}) => {
  watch.expectComplaints(/429/)
  const { sub } = await signIn('investor', '/chatbot')
  await openAssistant(page)
  await sandbox.control('force', { path: stream, sub, status: 429, detail: 'کمی آهسته‌تر بپرسید.' })
  await composer(page).fill(known)
  await composer(page).press('Enter')
  await expect(page.getByRole('alert')).toContainText('کمی آهسته‌تر بپرسید.')
  await expect(page.getByRole('list', { name: 'گفت‌وگو', exact: true })).toContainText(known)
  await page.getByRole('button', { name: 'ارسال دوباره' }).click()
  await expect(copyButtons(page)).toHaveCount(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('SUP-007: an answer can be stopped, and what was said stays', async ({ page, signIn, sandbox }) => {
  const { sub } = await signIn('investor', '/chatbot')
  await sandbox.control('force', { ...everyWord, sub, delay_ms: 1000 })
  await openAssistant(page)
  await composer(page).fill(known)
  await composer(page).press('Enter')
  await stopButton(page).click()
  await expect(page.getByText('پاسخ را متوقف کردید.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'ارسال', exact: true })).toBeVisible()
})

test('SUP-007: an answer that is stopped before its chat exists is stopped at its first word', async ({
  page,
  platform,
  signIn,
  sandbox,
}) => {
  const { sub } = await signIn('investor', '/chatbot')
  await sandbox.control('force', { ...everyWord, sub, delay_ms: 1000 })
  await openAssistant(page)
  let create: () => void = () => undefined
  const isStopped = new Promise<void>((resolve) => {
    create = resolve
  })
  await page.route(`${platform.sandbox.api}/**/chats/`, async (route) => {
    if (route.request().method() === 'POST') await isStopped
    await route.continue()
  })
  await composer(page).fill(known)
  await composer(page).press('Enter')
  await stopButton(page).click()
  create()
  await expect(page.getByText('پاسخ را متوقف کردید.')).toBeVisible()
})

test('SUP-008 T27: markup in a question and an answer is text; links lead to pages of the app', async ({
  page,
  signIn,
  platform,
}) => {
  await signIn('investor', '/chatbot')
  await openAssistant(page)
  const markup = '<img src=x onerror="document.title=1"> [کلیک](https://evil.example) سبد اختصاصی چیست؟'
  await page.route('**/messages/stream/', async (route) => {
    const { id, text } = route.request().postDataJSON()
    const made = { actions: [], is_stopped: false, created_at: '2026-11-21T12:52:08.000Z' }
    const done = {
      type: 'done',
      question: { ...made, id, role: 'USER', text },
      answer: {
        ...made,
        id: 'answer',
        role: 'ASSISTANT',
        text,
        actions: [
          { title: 'سفارش‌ها', action_type: 'FUND_ORDERS', link: null },
          { title: 'جای دیگر', action_type: 'EXTERNAL', link: 'javascript:alert(1)' },
          { title: 'ناشناخته', action_type: 'NO_SUCH', link: null },
        ],
      },
    }
    await route.fulfill({
      headers: { 'content-type': 'text/event-stream', 'access-control-allow-origin': platform.origin },
      body: `data: ${JSON.stringify(done)}\n\n`,
    })
  })
  await ask(page, markup)
  const conversation = page.getByRole('list', { name: 'گفت‌وگو', exact: true })
  await expect(conversation.getByText(markup)).toHaveCount(2)
  await expect(conversation.locator('img, a')).toHaveCount(0)
  const links = page.getByRole('list', { name: 'لینک‌های پاسخ' }).getByRole('button')
  await expect(links).toHaveText(['سفارش‌ها'])
  await links.click()
  await expect(page).toHaveURL(/\/fund-orders$/)
})

test('SUP-027: with the keyboard open the composer and the last message are in sight', async ({ page, signIn }) => {
  await signIn('investor', '/chatbot')
  await openAssistant(page)
  for (const question of [known, 'کارمزد خروج چیست؟', 'کارتم گم شده است؛ چه کنم؟']) await ask(page, question)
  // Chrome on Android lays the page out like this above its keyboard.
  await page.setViewportSize({ width: 390, height: 460 })
  await expect(composer(page)).toBeInViewport()
  await expect(copyButtons(page).last()).toBeInViewport()
  const scroller = page.getByRole('list', { name: 'گفت‌وگو', exact: true }).locator('xpath=../..')
  await scroller.evaluate((element) => element.scrollTo(0, 0))
  await page.getByRole('button', { name: 'رفتن به آخرین پیام' }).click()
  await expect(copyButtons(page).last()).toBeInViewport()
})

test('SUP-027: who reads above is not pulled down by an answer, and is by their own next question', async ({
  page,
  signIn,
  sandbox,
}) => {
  await page.setViewportSize({ width: 390, height: 460 })
  const { sub } = await signIn('investor', '/chatbot')
  await openAssistant(page)
  for (const question of ['کارمزد خروج چیست؟', 'کارتم گم شده است؛ چه کنم؟']) await ask(page, question)
  await sandbox.control('force', { ...everyWord, sub, delay_ms: 1000, times: 3 })
  await composer(page).fill(known)
  await composer(page).press('Enter')
  await expect(stopButton(page)).toBeVisible()
  const scroller = page.getByRole('list', { name: 'گفت‌وگو', exact: true }).locator('xpath=../..')
  await scroller.evaluate((element) => element.scrollTo(0, 0))
  await expect(copyButtons(page)).toHaveCount(3)
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(0)
  await expect(page.getByRole('button', { name: 'رفتن به آخرین پیام' })).toBeVisible()
  await ask(page, 'هوای فردا چطور است؟')
  await expect(copyButtons(page).last()).toBeInViewport()
  await expect(page.getByRole('button', { name: 'رفتن به آخرین پیام' })).toHaveCount(0)
})

test(`SUP-026: the counselling form is accessible, also with what is missing in it${bothInDepth}`, async ({
  page,
  signIn,
}) => {
  await signIn('investor', '/faq?form=counselling')
  await expect(page.getByRole('textbox', { name: 'شمارهٔ موبایل' })).not.toHaveValue('')
  await expectAccessible(page, 'the counselling form')
  await page.getByRole('button', { name: 'ثبت درخواست' }).click()
  await expect(page.getByText('موضوع را انتخاب کنید.')).toBeVisible()
  await expectAccessible(page, 'the counselling form with what is missing')
  await expectFits(page, 'the counselling form')
})

test('SUP-023 SUP-024: a regulation opens in the viewer; without one the list is there', async ({ page, signIn }) => {
  await signIn('investor', '/regulation-pdf')
  await expect(page).toHaveURL(/\/regulation$/)
  const first = page.getByRole('list', { name: 'سندها' }).getByRole('button').first()
  const title = (await first.locator('bdi').textContent()) ?? ''
  await first.click()
  await expect(page).toHaveURL(/\/regulation-pdf$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.locator('.textLayer')).not.toBeEmpty()
  await page.reload()
  await expect(page.locator('.textLayer')).not.toBeEmpty()
  const { name } = await savedFile(page, () => page.getByRole('button', { name: 'دانلود' }).click())
  expect(name).toBe('rules.pdf')
  await expectAccessible(page, 'a regulation')
})
