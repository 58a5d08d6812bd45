import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { forgetAnnouncements } from '../browser/record-announcements'
import { volatileWords } from './screenshot'

const folder = path.resolve(import.meta.dirname, '../snapshots/readings')

/** Takes out what another day, person or second says otherwise: numbers with their signs, days, months, the greeting, a signature, the text of a video; addresses; toasts, which are announced and go; the number of messages, which are counted later; the third zone, which comes after its page (context.spec.ts reads it); and the offer to install, which iPhones alone have. */
function withoutValues(text: string): string {
  const { days, months, dates } = volatileWords
  return text
    .replace(/:\n\s*- \/url: .*$/gm, '')
    .replace(/^- complementary "(?:در یک نگاه|At a glance)":\n(?: .*\n)+/gm, '')
    .replace(/^(- status:\n {2}- list):\n(?: {4}.*\n)+/gm, '$1\n')
    .replace(/^ +- listitem:\n +- button "نصب سرو .*\n/gm, '')
    .replace(/(?<=- mark\n +- text: ).*/g, '…')
    .replace(/(?<=SARV-ED25519-)[0-9A-F]+/g, '#')
    .replace(/(?<=heading ")[^"]*(?:بخیر|عزیز)[^"]*/g, '…')
    .replace(days, 'شنبه')
    .replace(months, 'آبان')
    .replace(dates, 'شنبه')
    .replace(/[+−-]?[۰-۹]+(?:[٬٫/:][۰-۹]+)*٪?/g, '#')
    .replace(/"?به‌روز(?:رسانی| شده).*/g, 'به‌روزرسانی #')
    .replace(/(?:سود|زیان) #/g, 'سود #')
    .replace(/(?<=- link "[^"\n]*) # پیام نخوانده"\n *- text: .*\n *- img "# پیام نخوانده": #\n/g, '"\n')
}

/** What a screen reader has to say: the title, what has the focus, what was announced, and the tree from its first to its last. */
async function readPage(page: Page): Promise<string> {
  const focus = page.locator(':focus')
  const hasFocus = (await focus.count()) > 0
  const [focused = ''] = hasFocus ? (await focus.ariaSnapshot({ timeout: 1000 })).split('\n') : ['nothing']
  const said = await page.evaluate(() => globalThis.announcements ?? [])
  const lines = [
    `title: ${await page.title()}`,
    `focus: ${focused.replace(/^- |:$/g, '')}`,
    ...said.map((line) => `announced: ${line}`),
    await page.locator('body').ariaSnapshot(),
  ]
  return withoutValues(`${lines.join('\n')}\n`)
}

/**
 * A page is read as e2e/snapshots/readings/<name>.txt says, with what was announced since the last reading.
 * `pnpm look:update` writes it again.
 */
export async function expectReading(page: Page, name: string): Promise<void> {
  const file = path.join(folder, `${name}.txt`)
  if (/^(?:all|changed)$/.test(test.info().config.updateSnapshots)) {
    let text = ''
    const isSettled = async () => {
      const before = text
      text = await readPage(page)
      return text === before
    }
    await expect.poll(isSettled, { intervals: [700] }).toBe(true)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  } else {
    const kept = readFileSync(file, 'utf8')
    await expect.soft.poll(() => readPage(page), { message: name, timeout: 10_000 }).toBe(kept)
  }
  await forgetAnnouncements(page)
}
