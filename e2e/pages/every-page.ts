import { expect, type Page } from '@playwright/test'
import { goTo } from '../actions/go-to'
import { expectComplete } from '../checks/accessible'
import { declaredRoutes, isRouteOf } from './declared-routes'
import { addressOf, type ExamplePage } from './example-paths'
import { heldByHistory, momentPages } from './moment-pages'

/** The pages of the investment remote, for a person who has invested. */
const investPages: readonly ExamplePage[] = [
  { name: 'home', path: '/home', words: /سبد رشد پویا|Dynamic Growth portfolio/ },
  { name: 'assets', path: '/assets', words: /فولاد البرزکوه|Alborzkuh Steel/ },
  { name: 'investment', path: '/investment', words: /طلا، بی‌دردسرِ نگهداری|Gold, without the trouble of keeping it/ },
  { name: 'funds', path: '/funds', words: /زرناب هامون|Hamun Pure Gold/ },
  { name: 'fund', path: '/funds/11307', words: /کارمزد خروج|Early withdrawal fee/ },
  {
    name: 'compare',
    path: '/funds/compare?ids=11307,11541,11602',
    words: /هر گرم طلای ۱۸ عیار|A gram of 18-carat gold/,
  },
  { name: 'buy', path: '/buy?fund=11419', words: /تعداد واحد تقریبی|Units, approximately/ },
  { name: 'sell', path: '/sell?fund=11307', words: /کارمزد بر اساس مدت نگه‌داری|Fee by how long units were held/ },
  { name: 'orders', path: '/fund-orders', words: /میانه‌رود|Middle River/ },
  { name: 'transactions', path: '/fund-transactions', words: /میانه‌رود|Middle River/ },
  { name: 'fund-transactions', path: '/fund-transactions/11307', words: /چکاد بلند|High Summit/ },
  { name: 'cardex', path: '/cardex', words: /ماندهٔ پایان بازه|Balance when the range ends/ },
  { name: 'account-history', path: '/fund/account-history', words: /خرید چکاد بلند|Bought High Summit/ },
  { name: 'profit-sharing', path: '/fund/profit-sharing', words: /واریز به شبا|Paid to IBAN/ },
  { name: 'certificates', path: '/fund/deposit-certificate', words: /گواهی چکاد بلند|Certificate of/ },
  { name: 'accounts', path: '/accounts', words: /به حساب پیش‌فرض شما واریز|paid out to your default account/ },
  { name: 'stock', path: '/stocks/folad-alborz', words: /از کل دارایی|Of all assets/ },
  { name: 'change-broker', path: '/change-broker', words: /کارگزار فعلی|Current broker/ },
]

/** The pages of the bank's remote, for a person who has a card. */
const bankPages: readonly ExamplePage[] = [
  { name: 'card', path: '/card', words: /شمارهٔ شبا|IBAN/ },
  { name: 'all-transactions', path: '/transactions', words: /خرید صندوق|Fund purchase/ },
  { name: 'card-transactions', path: '/bank/transactions', words: /صورت‌حساب PDF|Statement as PDF/ },
  { name: 'transfer-receipt', path: '/bank/receipt/:id', words: /دیدن تراکنش‌ها|See transactions/ },
  { name: 'card-to-card', path: '/bank/operations/card-to-card', words: /گیرنده‌ها|Recipients/ },
  { name: 'iban-transfer', path: '/bank/operations/sheba', words: /گیرنده‌ها|Recipients/ },
  { name: 'asset-back', path: '/bank/asset-back', words: /پشتوانهٔ دارایی چیست؟|What is asset backing?/ },
  { name: 'card-setting', path: '/bank/setting', words: /سقف روزانهٔ کارت|Daily limit of the card/ },
  { name: 'bank-orders', path: '/bank/orders', words: /انجام شده|Done/ },
  { name: 'charge', path: '/bank/increase-amount', words: /یا از هر بانکی واریز کنید|Or pay in from any bank/ },
  { name: 'promotion', path: '/bank/promotion', words: /ادامه|Continue/ },
  { name: 'reissue', path: '/bank/new-card-onboarding', words: /هزینهٔ صدور کارت جدید|A new card costs/ },
  { name: 'fast-invest', path: '/fast-invest', words: /مبلغ سرمایه‌گذاری|Amount to invest/ },
  { name: 'voucher', path: '/voucher', words: /کد هدیه|Gift code/ },
  {
    name: 'licence-renewal',
    path: '/receipt/bank-license-renewal?status=failed',
    words: /مجوز تمدید نشد|The licence was not renewed/,
  },
]

/** Every page with a picture, of a person who has invested. */
const namedPages: readonly ExamplePage[] = [
  ...investPages,
  { name: 'plans', path: '/pma', words: /سبد آرامش|Calm portfolio/ },
  { name: 'plan', path: '/pma/1', words: /صندوق بخشی|Sector funds/ },
  { name: 'portfolio-onboarding', path: '/pma/onboarding?plan=1', words: /مبلغ سرمایه‌گذاری|Amount to invest/ },
  { name: 'portfolio', path: '/user-pma/:prx', words: /عملکرد سبد|How it performed|Performance/ },
  { name: 'portfolio-increase', path: '/pma/inventory-increase', words: /مبلغ افزایش|Amount to add/ },
  {
    name: 'portfolio-receipt',
    path: '/pma/receipt?status=FAILED&trace_no=None',
    words: /پرداخت ناموفق!|Payment failed!/,
  },
  { name: 'portfolio-history', path: '/user-pma/history', words: /[۰-۹] واحد|\d units/ },
  {
    name: 'portfolio-transactions',
    path: '/pma-transactions',
    words: /پرداخت برای ساخت سبد|Payment for a new portfolio/,
  },
  { name: 'portfolio-stocks', path: '/pma-stocks', words: /فولاد البرزکوه|Alborzkuh Steel/ },
  ...bankPages,
  { name: 'recommendations', path: '/recommendations', words: /اول هدف، بعد محصول|First the goal, then the product/ },
  {
    name: 'recommendation-history',
    path: '/recommendations/history',
    words: /دیدن سفارش‌های صندوق|See the fund orders/,
  },
  {
    name: 'recommendation-offer',
    path: '/recommendations/offers/:offerId',
    words: /بازده پیش‌بینی‌شدهٔ سالانه|Predicted yearly return/,
  },
  {
    name: 'recommendation-receipt',
    path: '/recommendations/receipt?status=FAILED&trace_no=None',
    words: /پرداخت ناموفق!|Payment failed!/,
  },
  { name: 'questions', path: '/faq', words: /شروع کار و حساب کاربری|Getting started/ },
  { name: 'answers', path: '/faq/3', words: /دسته‌های دیگر|Other categories/ },
  { name: 'assistant', path: '/chatbot', words: /چه کمکی از من برمی‌آید|How can I help/ },
  { name: 'regulations', path: '/regulation', words: 'PDF' },
  { name: 'profile', path: '/profile', words: /شمارهٔ موبایل|Mobile number/ },
  { name: 'user-info', path: '/user-info', words: /هنوز نشانی ندارید|No address yet/ },
  { name: 'inbox', path: '/inbox', words: /امنیت حساب|Account security/ },
  { name: 'notices', path: '/notices', words: /چه خبرهایی و از کجا|Which news, and how/ },
  { name: 'sessions', path: '/sessions', words: /همین دستگاه|This device/ },
  { name: 'referral', path: '/referral', words: /هنوز پاداشی ندارید|No rewards yet/ },
  { name: 'prizes', path: '/prize', words: /قرعه‌کشی شب یلدا|Yalda night draw/ },
  { name: 'not-found', path: '/no-such-page', words: /این صفحه در حال حاضر وجود ندارد|This page does not exist/ },
]

const isNamed = (route: string) =>
  [...namedPages, ...momentPages].some(({ path }) => isRouteOf(route, path)) || heldByHistory.includes(route)

/** Every page of a person who has invested: those above, and each that a manifest declares beside them, by its title. */
export const investorPages: readonly ExamplePage[] = [
  ...namedPages,
  ...declaredRoutes
    .filter(({ path }) => !isNamed(path))
    .map(({ path, title: { fa, en } }) => ({ name: path, path, words: new RegExp(`${fa}|${en}`) })),
]

/** Their rows lie in groups of Jalali months, and where one ends is another place each day; and pages without a name here. */
export const withoutPicture =
  /^(\/.*|inbox|orders|profit-sharing|account-history|portfolio-history|(all-|card-|fund-|portfolio-)?transactions)$/

/** Opens a page as a link does and waits until all of it is there. */
export async function openPage(page: Page, { name, path, words }: ExamplePage): Promise<void> {
  await goTo(page, await addressOf(page, path))
  await expect(page.getByText(words).first(), name).toBeVisible()
  await expectComplete(page, name)
}
