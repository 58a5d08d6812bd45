import type { Page } from '@playwright/test'
import { confirmPurchase, endPayment, payConfirmed } from '../actions/buy-units'
import { enter } from '../actions/sign-in-prompt'
import type { Service, Walker } from './walker'

/** How often a step has been tried; each try wants something of its own, so that what was made says which one it was. */
interface Try {
  readonly number: number
  /** Is told what the person has typed into the box of that name. */
  readonly typed: (box: string, text: string) => void
  /** Is told what the person confirms, just before. */
  readonly confirm: (wish: Wish) => void
}

/** What of money a person has confirmed: once pressed it may be made once. */
export type Wish = { readonly side: 'BUY'; readonly amount: number } | { readonly side: 'SELL'; readonly units: number }

/** One thing that a person does; it throws where the page does not let it go on. */
export type WalkStep = (walker: Walker, tried: Try) => Promise<void>

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

const questions = ['سبد اختصاصی چه فرقی با صندوق دارد؟', 'کارمزد خروج چیست؟']

/** The box of the assistant's questions. */
export const composerName = 'سؤال خود را بنویسید'

/** Signs in by the provider's forms; a person who is signed in is redirected to home. */
export const signInStep: WalkStep = async ({ page, person, sandbox }) => {
  await page.goto('/')
  const home = page.getByRole('heading', { name: 'صندوق‌های برتر' }).or(page.getByText('صندوق‌های برتر'))
  const mobile = page.getByRole('textbox', { name: 'شمارهٔ موبایل' })
  await enter(page).or(home).first().waitFor()
  if (await enter(page).isVisible()) {
    await enter(page).click()
    await mobile.or(home).first().waitFor()
    if (await mobile.isVisible()) {
      await mobile.fill(person.mobile)
      await page.getByRole('button', { name: 'دریافت کد' }).click()
      const code = page.getByRole('textbox', { name: /کد/ })
      await code.waitFor()
      await code.fill(await sandbox.code(person.mobile))
    }
  }
  await page.waitForURL('**/home')
}

/** What a walk is made of, behind its sign-in. */
export const walkSteps = {
  home: async ({ page }) => {
    await page.goto('/home')
    await page.getByText('صندوق‌های برتر').first().waitFor()
  },
  buy: async ({ page }, { number, typed, confirm }) => {
    const amount = 401_000 + 1000 * number
    await page.goto('/buy?fund=11602')
    await page.getByRole('textbox', { name: 'مبلغ خرید' }).fill(String(amount))
    typed('مبلغ خرید', String(amount))
    await confirmPurchase(page, String(amount))
    confirm({ side: 'BUY', amount })
    await payConfirmed(page)
    await endPayment(page, 'paid')
    await heading(page, 'پرداخت موفق!').waitFor()
  },
  sell: async ({ page }, { number, typed, confirm }) => {
    const units = 3 + number
    await page.goto('/sell?fund=11307')
    await page.getByRole('textbox', { name: 'تعداد واحد فروش' }).fill(String(units))
    typed('تعداد واحد فروش', String(units))
    await button(page, 'ادامه').click()
    const sheet = page.getByRole('dialog').getByRole('button', { name: 'ثبت سفارش فروش' })
    await sheet.waitFor()
    confirm({ side: 'SELL', units })
    await sheet.click()
    await page.waitForURL(/\/fund-order\/\d+$/)
    await heading(page, 'فروش چکاد بلند').waitFor()
  },
  portfolio: async ({ page }, { typed }) => {
    await page.goto('/pma/onboarding?plan=1')
    const amount = page.getByRole('textbox', { name: 'مبلغ سرمایه‌گذاری' })
    const stages = heading(page, 'مراحل ساخت سبد')
    await amount.or(stages).first().waitFor()
    if (await amount.isVisible()) {
      await amount.fill('600000000')
      typed('مبلغ سرمایه‌گذاری', '600000000')
      await button(page, 'ادامه').click()
    }
    await stages.waitFor()
  },
  card: async ({ page }) => {
    await page.goto('/bank/onboarding')
    const serial = page.getByRole('textbox', { name: /^سریال کارت ملی/ })
    const colours = heading(page, 'کارتتان چه رنگی باشد؟')
    await button(page, 'شروع').or(serial).or(colours).first().waitFor()
    if (await button(page, 'شروع').isVisible()) {
      await page.getByText('قوانین و مقررات کارت را خوانده‌ام و می‌پذیرم.').click()
      await button(page, 'شروع').click()
    }
    await serial.or(colours).first().waitFor()
    if (await serial.isVisible()) {
      await serial.fill('1G12345678')
      await button(page, 'ادامه').click()
    }
    await colours.waitFor()
  },
  chat: async ({ page }, { number, typed }) => {
    await page.goto('/chatbot')
    const composer = page.getByRole('textbox', { name: composerName })
    const question = questions[number % questions.length] ?? ''
    await composer.fill(question)
    typed(composerName, question)
    await composer.press('Enter')
    await page.getByRole('button', { name: 'کپی پاسخ' }).first().waitFor()
  },
} satisfies Readonly<Record<string, WalkStep>>

export type StepName = keyof typeof walkSteps

const remoteOf = {
  home: 'invest',
  buy: 'invest',
  sell: 'invest',
  portfolio: 'pma',
  card: 'bank',
  chat: 'support',
} as const

/** The services that a step needs; each of them can be bad while it is done. */
const servicesOf = (step: StepName): readonly Service[] => [
  'api',
  'api',
  'shell',
  'identity',
  remoteOf[step],
  ...(step === 'buy' ? (['gateway', 'gateway'] as const) : []),
]

/** The kinds of person that have what a step needs: units to sell, or no card yet. */
const stepsOfKind = {
  investor: ['home', 'buy', 'sell', 'portfolio', 'chat'],
  'card-required': ['home', 'buy', 'portfolio', 'card', 'chat'],
} as const satisfies Readonly<Record<string, readonly StepName[]>>
export type WalkerKind = keyof typeof stepsOfKind

/** Which steps a person of a kind can do, with their services. */
export function stepsFor(kind: WalkerKind): Readonly<Record<StepName, readonly Service[]>> {
  return Object.fromEntries(stepsOfKind[kind].map((step) => [step, servicesOf(step)])) as Record<
    StepName,
    readonly Service[]
  >
}
