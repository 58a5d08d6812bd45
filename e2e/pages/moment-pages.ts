import type { Page } from '@playwright/test'
import { orderUnits } from '../actions/buy-units'
import type { Person, SandboxClient } from '../platform/sandbox-client'
import type { ExamplePage } from './example-paths'

/** A page of one moment: a result, a choice, a step of a flow. It is in no walk that looks at how pages look. */
export interface MomentPage extends ExamplePage {
  /** Makes what the page shows, and ends on it; without it the path is its address. */
  readonly reach?: (at: { page: Page; sandbox: SandboxClient; person: Person }) => Promise<unknown>
}

const failed = 'status=FAILED&trace_no=None'
const failedWords = /پرداخت ناموفق!|Payment failed!/
const question = 'سبد اختصاصی چه فرقی با صندوق دارد؟'

/** The pages that the walk over every page leaves out. */
export const momentPages: readonly MomentPage[] = [
  { name: 'payment-receipt', path: `/payment/receipt?${failed}`, words: failedWords },
  { name: 'order', path: '/fund-order/:id', words: 'روند سفارش' },
  { name: 'date-range', path: '/date-range', words: '۱ سال' },
  // After the receipt page, which would otherwise show the payment that waits.
  { name: 'payment', path: '/payment', words: /^پرداخت [۰-۹]/, reach: ({ page }) => orderUnits(page, '400000') },
  { name: 'charge-result', path: `/bank/card-result?${failed}`, words: failedWords },
  { name: 'card-onboarding', path: '/bank/onboarding', words: 'شما کارت سرو دارید.' },
  { name: 'reissue-receipt', path: `/bank/new-card-onboarding/receipt?${failed}`, words: failedWords },
  {
    name: 'recommendation-onboarding',
    path: '/recommendations/onboarding',
    words: 'سؤال ۱ از ۵',
    async reach({ page, sandbox, person: { sub } }) {
      await sandbox.control('recommendations', { sub, stage: 'INVESTMENT_HORIZON' })
      await page.goto('/recommendations/onboarding')
    },
  },
  {
    name: 'chat',
    path: '/chatbot/chat/:id',
    words: question,
    async reach({ page }) {
      await page.goto('/chatbot')
      await page.getByRole('button', { name: question }).click()
      await page.getByRole('button', { name: 'کپی پاسخ' }).waitFor()
    },
  },
  { name: 'regulation', path: '/regulation?document=1', words: /^صفحهٔ ۱ از [۰-۹]+$/ },
]

/** Pages that show what the history entry holds and send no request; and the viewer, which the regulations open. */
export const heldByHistory: readonly string[] = ['/bank/local-receipt', '/regulation-pdf', '/voucher/receipt']
