import type { Locator, Page } from '@playwright/test'
import { goTo } from './go-to'
import { leaveForGateway } from './leave-for-gateway'

/** The ticket's head: what became of a payment, and how much it was. */
export const receiptHead = (page: Page): Locator =>
  page.getByRole('main').getByRole('status').filter({ hasNotText: 'در حال بارگذاری' })

/** Fixed income, from 300,000 rial. */
export const quietFund = { code: '11602', name: 'نیلوفر کبود' }

/** How a payment ends, in the words of the gateway's buttons. */
export const endings = { paid: 'پرداخت موفق', failed: 'پرداخت ناموفق', cancelled: 'انصراف و بازگشت' } as const

/** Fills the form of /buy as people do; the confirmation stands open afterwards. */
export async function confirmPurchase(page: Page, amount: string): Promise<void> {
  await page.getByRole('textbox', { name: 'مبلغ خرید' }).fill(amount)
  await page.getByText('شرایط و کارمزدهای این صندوق را می‌پذیرم.').click()
  await page.getByRole('button', { name: 'ادامه', exact: true }).click()
  await page.getByRole('dialog', { name: 'تأیید خرید' }).waitFor()
}

/** Pays what stands to be confirmed; the page of the chosen gateway is shown afterwards. */
export async function payConfirmed(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^پرداخت/ })
    .click()
  await page.getByRole('heading', { name: 'نتیجهٔ پرداخت را انتخاب کنید' }).waitFor()
}

/** Orders units and comes back from the gateway without paying; the ways to pay are shown afterwards. */
export async function orderUnits(page: Page, amount: string, fund: string = quietFund.code): Promise<void> {
  await goTo(page, `/buy?fund=${fund}`)
  await confirmPurchase(page, amount)
  await payConfirmed(page)
  await page.goBack()
  await page.getByRole('button', { name: /^پرداخت [۰-۹]/ }).waitFor()
}

/** Leaves for the gateway that is chosen; its page is shown afterwards. */
export async function goToGateway(page: Page): Promise<void> {
  await leaveForGateway(page)
  await page.getByRole('heading', { name: 'نتیجهٔ پرداخت را انتخاب کنید' }).waitFor()
}

/** Ends the payment at the gateway; the receipt is shown afterwards. */
export async function endPayment(page: Page, ending: keyof typeof endings): Promise<void> {
  await page.getByRole('button', { name: endings[ending], exact: true }).click()
  await page.waitForURL('**/payment/receipt?**')
}

/** A whole purchase, from the form to the receipt. */
export async function buyUnits(page: Page, amount: string, ending: keyof typeof endings): Promise<void> {
  await goTo(page, `/buy?fund=${quietFund.code}`)
  await confirmPurchase(page, amount)
  await payConfirmed(page)
  await endPayment(page, ending)
}
