import { afterEach, beforeAll, expect, test } from '@jest/globals'
import type { TestPerson } from '@sarv/platform/testing/control'
import { getPendingOrdersCount, getUserAssets, getWorthHistory } from '@sarv/shared/contract/assets'
import { getBrokerChange } from '@sarv/shared/contract/change-broker'
import { listFeed } from '@sarv/shared/contract/feed'
import { listFundAccounts, listWithdrawalAccounts } from '@sarv/shared/contract/fund-accounts'
import { compareFunds } from '@sarv/shared/contract/fund-comparison'
import { getOrder, listOrders } from '@sarv/shared/contract/fund-orders'
import { findPaymentByTrace, getPayment, requestPayment } from '@sarv/shared/contract/fund-payment'
import {
  getCardex,
  listAccountHistory,
  listDepositCertificates,
  listProfitShares,
} from '@sarv/shared/contract/fund-statements'
import { getFundChart, getUserFund, listFunds } from '@sarv/shared/contract/funds'
import { getHome } from '@sarv/shared/contract/home'
import { listPlans } from '@sarv/shared/contract/plans'
import { getFundSettings } from '@sarv/shared/contract/settings'
import { getStock } from '@sarv/shared/contract/stocks'
import { call } from '@sarv/shared/platform'
import { clearForced, forceResponse, newPerson } from '@sarv/shared/testing/people'
import { act, screen, waitFor, within } from '@testing-library/react'
import { screens } from './routes'
import { holdResponses } from './testing/hold-responses'
import { renderInvest } from './testing/render-invest'

interface Endpoint {
  readonly path: string
}

interface LoadStates {
  /** An address of the route. @default the route itself */
  readonly at?: () => string
  /** Endpoints without which the page, or a part of it, cannot be shown; those of one list fail together. */
  readonly needs: readonly (readonly Endpoint[])[]
  /** What is there once everything has been read: role and name. */
  readonly shown: readonly [role: string, name: RegExp | string]
  /** How a page without skeleton and error card says that it waits, and asks again. */
  readonly own?: { readonly loading: string; readonly retry: string; readonly absent: string }
  /** What a person without data is told; undefined for a page of one thing, which is "not found" without it. */
  readonly empty: string | undefined
  /** The data that the server lacks in the empty state, where an empty person does not suffice. */
  readonly emptied?: readonly [Endpoint, body: unknown]
}

let investor: TestPerson
let pendingPayment: string
let anOrder: number

beforeAll(async () => {
  investor = await newPerson()
  const { unmount } = await renderInvest({ path: '/date-range', person: investor })
  const [order] = (await call(listOrders)).results
  anOrder = order?.id ?? 0
  const callback_url = 'http://localhost:3000/payment/receipt'
  const purchase = { ds_code: '12180', amount: 300_000, type: 'BUY' as const, callback_url }
  pendingPayment = (await call(requestPayment, { body: purchase, idempotencyKey: crypto.randomUUID() })).uuid
  unmount()
})

/** Every route of the remote; one that is added has to be added here. */
const pages: Readonly<Record<string, LoadStates>> = {
  '/home': {
    needs: [[getHome], [getUserAssets, listFunds, getPendingOrdersCount, listPlans]],
    shown: ['region', 'ارزش کل دارایی'],
    empty: 'فعلاً چیزی برای نشان دادن نیست',
    emptied: [getHome, { sections: [], banners: [] }],
  },
  '/assets': {
    needs: [[getUserAssets], [getWorthHistory]],
    shown: ['table', 'فهرست دارایی‌ها'],
    empty: 'هنوز دارایی ندارید',
  },
  '/investment': { needs: [[getHome]], shown: ['region', 'پیشنهاد'], empty: undefined },
  '/funds': {
    needs: [[listFunds]],
    shown: ['list', 'صندوق‌ها'],
    empty: 'صندوقی عرضه نشده است',
    emptied: [listFunds, []],
  },
  '/funds/compare': {
    at: () => '/funds/compare?ids=11307,11541',
    needs: [[listFunds], [compareFunds]],
    shown: ['table', 'بازدهی، کارمزد و ریسک'],
    empty: 'برای این بازه قیمت کافی ثبت نشده است.',
    emptied: [
      compareFunds,
      { funds: [], deposit: { rate: 20.5, source: 'سپرده' }, gold: { items: [], source: 'طلا' } },
    ],
  },
  '/funds/:fundId': {
    at: () => '/funds/11307',
    needs: [[listFunds], [getFundChart, getUserFund, getFundSettings]],
    shown: ['region', 'شرایط صندوق'],
    empty: 'برای این بازه قیمتی ثبت نشده است.',
    emptied: [getFundChart, { items: [] }],
  },
  '/buy': {
    at: () => '/buy?fund=11307',
    needs: [[listFunds], [getFundSettings]],
    shown: ['textbox', 'مبلغ خرید'],
    empty: 'حساب بانکی یافت نشد',
    emptied: [listFundAccounts, []],
  },
  '/sell': {
    at: () => '/sell?fund=11307',
    needs: [[listFunds], [getUserFund], [getFundSettings], [listFundAccounts]],
    shown: ['textbox', 'تعداد واحد فروش'],
    empty: 'از چکاد بلند واحدی ندارید',
  },
  '/payment': { needs: [[getPayment]], shown: ['button', 'پرداخت ۳۰۰٬۰۰۰ ریال'], empty: undefined },
  '/payment/receipt': {
    at: () => '/payment/receipt?status=SUCCESS&trace_no=482910375512',
    needs: [[findPaymentByTrace]],
    shown: ['heading', 'رسید تأیید نشد'],
    own: { loading: 'در حال پردازش', retry: 'بررسی دوباره', absent: 'رسید تأیید نشد' },
    empty: undefined,
  },
  '/fund-orders': { needs: [[listOrders]], shown: ['list', /^سفارش‌ها/], empty: 'هنوز سفارشی ندارید' },
  '/fund-order/:id': {
    at: () => `/fund-order/${anOrder}`,
    needs: [[getOrder]],
    shown: ['region', 'روند سفارش'],
    empty: undefined,
  },
  '/fund-transactions': {
    needs: [[listFeed]],
    shown: ['list', /^تراکنش‌ها/],
    empty: 'هنوز تراکنشی ندارید',
  },
  '/fund-transactions/:id': {
    at: () => '/fund-transactions/11307',
    needs: [[listFeed]],
    shown: ['list', /^تراکنش‌ها/],
    empty: 'هنوز تراکنشی ندارید',
  },
  '/date-range': { needs: [], shown: ['button', 'اعمال'], empty: undefined },
  '/accounts': {
    needs: [[listWithdrawalAccounts]],
    shown: ['radiogroup', 'حساب پیش‌فرض'],
    empty: 'حساب بانکی یافت نشد',
    emptied: [listWithdrawalAccounts, []],
  },
  '/stocks/:id': {
    at: () => '/stocks/folad-alborz',
    needs: [[getStock]],
    shown: ['region', 'دارایی شما از این سهم'],
    empty: undefined,
  },
  '/change-broker': {
    needs: [[getBrokerChange]],
    shown: ['list', 'کارگزار فعلی'],
    empty: 'کارگزار دیگری نیست',
    emptied: [getBrokerChange, { current: null, brokers: [], request: null }],
  },
  '/cardex': { needs: [[getCardex]], shown: ['table', 'مبالغ به ریال'], empty: 'هنوز کاردکسی ندارید' },
  '/fund/account-history': {
    needs: [[listAccountHistory]],
    shown: ['list', /^سابقهٔ واحدها/],
    empty: 'هنوز سابقه‌ای ندارید',
  },
  '/fund/profit-sharing': {
    needs: [[listProfitShares]],
    shown: ['list', /^سودهای واریزشده/],
    empty: 'هنوز سودی تقسیم نشده است',
  },
  '/fund/deposit-certificate': {
    needs: [[listDepositCertificates]],
    shown: ['list', 'گواهی‌های سرمایه‌گذاری'],
    empty: 'گواهی سرمایه‌گذاری ندارید',
  },
}

const loading = () => screen.queryAllByRole('status', { busy: true })
afterEach(async () => {
  await clearForced(investor)
})

test('INV-076 each route of the remote has a row here', () => {
  expect(Object.keys(pages).toSorted()).toEqual(screens.map(({ path }) => path).toSorted())
})

/** `chart` of `/fund/api/v2/info/chart/:id/`. */
const lastWord = ({ path }: Endpoint) => path.split('/').findLast((part) => part !== '' && !part.includes(':'))

const cases = Object.entries(pages).flatMap(([route, page]) =>
  page.needs.map((needed) => ({ route, names: needed.map(lastWord).join(' '), needed, ...page })),
)

test.each(cases)(
  'INV-076 U6 $route waits, says once what failed, and one retry brings it: $names',
  async ({ route, needed, at = () => route, shown: [role, name], own }) => {
    const paths = needed.map(({ path }) => path)
    for (const path of paths) await forceResponse(investor, path, { status: 500, times: 0 })
    const held = holdResponses(paths)
    // From a page that reads nothing, so that the pause before the second try is out of the way in time.
    const kept = { fund: { payment: pendingPayment } }
    const { navigation, platform } = await renderInvest({ path: '/date-range', person: investor, kept })
    const { queries } = platform.queryClient.getDefaultOptions()
    platform.queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } })

    await act(async () => navigation.navigate(at()))
    await waitFor(() => expect(held.asked().toSorted()).toEqual(paths.toSorted()))
    if (own) expect(screen.getByText(own.loading)).toBeVisible()
    else expect(loading()).not.toHaveLength(0)
    const retry = own?.retry ?? 'تلاش دوباره'
    expect(screen.queryByRole('button', { name: retry })).not.toBeInTheDocument()

    held.release()
    await screen.findByRole('button', { name: retry })
    await waitFor(() => expect(loading()).toHaveLength(0))
    expect(screen.queryAllByText('این بخش هم دریافت نشد.')).toHaveLength(paths.length - 1)
    if (!own) {
      const failed = screen.getByRole('alert')
      expect(
        within(failed).getByText('اطلاعات این بخش دریافت نشد. دارایی شما امن است؛ دوباره تلاش کنید.'),
      ).toBeVisible()
    }

    await clearForced(investor)
    act(() => screen.getByRole('button', { name: retry }).click())
    expect((await screen.findAllByRole(role, { name }))[0]).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: retry })).not.toBeInTheDocument())
    await waitFor(() => expect(loading()).toHaveLength(0))
  },
)

test.each(cases)(
  'ERR-38 PLT-108 where the API lacks it, $route says so in the words of the house, or is not found: $names',
  async ({ needed, at = () => '', route, own }) => {
    const body = { detail: 'Not found.' }
    for (const { path } of needed) await forceResponse(investor, path, { status: 404, body, times: 0 })
    const kept = { fund: { payment: pendingPayment } }
    const { navigation } = await renderInvest({ path: at() || route, person: investor, kept })
    await waitFor(() => {
      const isLeft = ['/not-found', '/home'].includes(navigation.place().pathname) && route !== '/home'
      const said = own ? screen.queryByRole('heading', { name: own.absent }) : screen.queryByRole('alert')
      expect(isLeft || said?.textContent).toBeTruthy()
      if (said && !own)
        expect(said).toHaveTextContent('اطلاعات این بخش دریافت نشد. دارایی شما امن است؛ دوباره تلاش کنید.')
    })
    expect(document.body).not.toHaveTextContent('Not found')
  },
)

const emptyPages = Object.entries(pages).flatMap(([route, { empty, emptied, at = () => route }]) =>
  empty === undefined ? [] : [{ route, empty, emptied, at }],
)

test('INV-076 each page says in words that there is nothing yet', async () => {
  const person = await newPerson('empty')
  for (const { at, empty, emptied } of emptyPages) {
    if (emptied) await forceResponse(person, emptied[0].path, { status: 200, body: emptied[1] })
    const { unmount } = await renderInvest({ path: at(), person })
    // A name within the sentence is an element of its own.
    const [said] = await screen.findAllByText((text, element) => [text, element?.textContent].includes(empty))
    expect(said).toBeVisible()
    unmount()
    await clearForced(person)
  }
})
