import type { Page } from '@playwright/test'
import { isDeep } from '@sarv/platform/testing/depth'
import { confirmPurchase, endings } from '../actions/buy-units'
import { leaveForGateway } from '../actions/leave-for-gateway'
import { acceptRules, beginPortfolio } from '../actions/make-portfolio'
import { button } from '../browser/by-name'
import { findPageFaults } from '../chaos/find-page-faults'
import { expect, test } from '../test'

const payAtGateway = (page: Page) => page.getByRole('button', { name: /^پرداخت [۰-۹٬]+ ریال$/ })

async function fillAmount(page: Page, label: string, amount: string): Promise<void> {
  await page.getByRole('textbox', { name: label }).fill(amount)
  await button(page, 'ادامه و انتخاب درگاه').click()
}

async function leaveForPurchase(page: Page): Promise<void> {
  await page.goto('/buy?fund=11602')
  await confirmPurchase(page, '400000')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^پرداخت/ })
    .click()
}

/** What is paid at a gateway: who pays it, the way to the press that leaves, and where the gateway leads back to. */
const payments: readonly {
  of: string
  who: string
  receipt: string
  leave: (page: Page) => Promise<void>
}[] = [
  {
    of: 'a purchase',
    who: 'empty',
    receipt: '/payment/receipt',
    leave: leaveForPurchase,
  },
  {
    of: 'a charge',
    who: 'card-holder',
    receipt: '/bank/card-result',
    async leave(page) {
      await page.goto('/bank/increase-amount')
      await fillAmount(page, 'مبلغ افزایش موجودی', '500000')
      await leaveForGateway(page)
    },
  },
  {
    of: 'a fast investment',
    who: 'card-holder',
    receipt: '/payment/receipt',
    async leave(page) {
      await page.goto('/fast-invest')
      await fillAmount(page, 'مبلغ سرمایه‌گذاری', '500000')
      await leaveForGateway(page)
    },
  },
  {
    of: 'a portfolio',
    who: 'investor',
    receipt: '/pma/receipt',
    async leave(page) {
      await beginPortfolio(page, { plan: 1, amount: '600000000' })
      await acceptRules(page)
      await leaveForGateway(page)
    },
  },
  {
    of: 'an increase',
    who: 'pma-holder',
    receipt: '/pma/receipt',
    async leave(page) {
      await page.goto('/pma/inventory-increase')
      await page.getByRole('textbox', { name: 'مبلغ افزایش' }).fill('50000000')
      await page.getByText('قوانین و مقررات سبدگردانی را خوانده‌ام و می‌پذیرم.').click()
      await button(page, 'ادامه').click()
      await leaveForGateway(page)
    },
  },
  {
    of: 'a recommendation',
    who: 'recommendation-offers',
    receipt: '/recommendations/receipt',
    async leave(page) {
      await page.goto('/recommendations')
      await page.getByRole('link', { name: 'ادامه', exact: true }).click()
      await page.getByRole('radiogroup', { name: 'پیشنهادهای شما' }).getByRole('radio').first().click()
      await button(page, 'سرمایه‌گذاری').click()
      await leaveForGateway(page)
    },
  },
]

for (const { of, who, receipt, leave } of isDeep ? payments : [])
  test(`F62 F48 F50 while the gateway is down Back leads to ${of}, which is paid when it is up again`, async ({
    page,
    platform,
    signIn,
    watch,
  }) => {
    watch.expectComplaints(/ERR_|status of 404/)
    await signIn(who)
    const gateway = `${platform.sandbox.gateway}/**`
    await page.route(gateway, (route) => route.abort('connectionrefused'))
    await leave(page)
    await expect.poll(() => page.url()).toContain('chrome-error://')
    await page.goBack()
    await expect(payAtGateway(page)).toBeEnabled()
    expect(await findPageFaults(page)).toEqual([])
    await page.unroute(gateway)
    await leaveForGateway(page)
    await button(page, endings.paid).click()
    await page.waitForURL(`**${receipt}?**`)
    await expect(page.getByRole('heading', { name: 'پرداخت موفق!' })).toBeVisible()
  })
