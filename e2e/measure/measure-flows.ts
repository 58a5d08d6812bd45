import type { Page } from '@playwright/test'
import { endings, payConfirmed } from '../actions/buy-units'
import { acceptRules, answerSurvey, askForCode, overview, payForPortfolio } from '../actions/make-portfolio'
import { phoneContext } from '../browser/signed-in-context'
import { onPlatform, say } from '../platform/on-platform'
import { type Person, type SandboxClient, sandboxClient } from '../platform/sandbox-client'
import { signInAs } from '../test'
import { countPresses } from './count-presses'

interface Walk {
  readonly page: Page
  readonly sandbox: SandboxClient
  readonly person: Person
}

const flows: Readonly<Record<string, (walk: Walk) => Promise<void>>> = {
  'a first purchase': async ({ page }) => {
    await page.getByRole('list', { name: 'صندوق‌های برتر' }).getByRole('link').first().click()
    await page.getByRole('link', { name: 'خرید', exact: true }).click()
    await page.getByRole('textbox', { name: 'مبلغ خرید' }).fill('5000000')
    await page.getByText('شرایط و کارمزدهای این صندوق را می‌پذیرم.').click()
    await pay(page)
  },
  'a portfolio, to the signed contracts': async ({ page, sandbox, person }) => {
    await page.locator('a[href$="/pma/1"]').first().click()
    await page.getByRole('link', { name: 'شروع ساخت سبد' }).click()
    await page.getByRole('textbox', { name: 'مبلغ سرمایه‌گذاری' }).fill('600000000')
    await page.getByRole('button', { name: 'ادامه', exact: true }).click()
    await overview(page).waitFor()
    await acceptRules(page)
    await payForPortfolio(page)
    await page.getByRole('button', { name: 'ادامهٔ ساخت سبد' }).click()
    await answerSurvey(page)
    await page.getByRole('button', { name: 'ادامه', exact: true }).click()
    const code = await askForCode(page, sandbox, person)
    await page.getByRole('textbox').first().fill(code)
    await page.getByRole('heading', { name: 'قراردادها امضا شد' }).waitFor()
  },
}

async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'ادامه', exact: true }).click()
  await payConfirmed(page)
  await page.getByRole('button', { name: endings.paid, exact: true }).click()
  await page.getByRole('heading', { name: 'پرداخت موفق!' }).waitFor()
}

/**
 * `npx tsx e2e/measure/measure-flows.ts`: presses, fields and seconds of the flows with money, from the home page to the end,
 * by a hand that presses as soon as it can: the seconds are those that the app and the gateway keep it waiting.
 */
await onPlatform(async ({ browser, platform }) => {
  const sandbox = sandboxClient(platform.sandbox.inbox)
  say(`\n${''.padEnd(40)}${['presses', 'fields', 'seconds'].map((title) => title.padStart(10)).join('')}`)
  for (const [name, walk] of Object.entries(flows)) {
    const context = await phoneContext(browser, platform.origin)
    const takeCount = await countPresses(context)
    const person = await sandbox.newPerson('empty')
    const page = await context.newPage()
    await signInAs(page, sandbox, person, `${platform.origin}/`, '/home')
    await page.getByRole('list', { name: 'صندوق‌های برتر' }).waitFor()
    takeCount()
    const began = performance.now()
    await walk({ page, sandbox, person })
    const seconds = (performance.now() - began) / 1_000
    const { presses, fields } = takeCount()
    const cells = [presses, fields, seconds.toFixed(1)]
    say(`  ${name.padEnd(38)}${cells.map((cell) => String(cell).padStart(10)).join('')}`)
    await context.close()
  }
})
