import { expect, test } from '@jest/globals'
import type { TestPerson } from '@sarv/platform/testing/control'
import { listUserPortfolios } from '@sarv/shared/contract/plans'
import { increasePortfolio } from '@sarv/shared/contract/pma-payment'
import { otherDevice } from '@sarv/shared/testing/other-device'
import { endPayment } from '@sarv/shared/testing/pay-at-gateway'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import manifest from '../remote.json'
import { renderPma } from './testing/render-pma'

const plans = '/pma/api/v1/portfolio/plans/'
const portfolios = '/pma/api/v1/portfolio/all/'

/** An investor has two portfolios, the first one of plan 1. */
async function firstPrx(person: TestPerson): Promise<string> {
  const { api } = await otherDevice(person)
  const response = await api.call(listUserPortfolios)
  return response[0]?.prx ?? ''
}

/** Pays for an increase and returns the path that the gateway redirects to. */
async function paidReceipt(person: TestPerson): Promise<string> {
  const { api } = await otherDevice(person)
  const body = { prx: await firstPrx(person), amount: 50_000_000, accepted_rules: true }
  const payment = await api.call(increasePortfolio, { body, idempotencyKey: crypto.randomUUID() })
  return endPayment(payment.payment_methods[0]?.landing_url, 50_000_000, 'SUCCESS')
}

interface Page {
  /** The route as the manifest declares it. */
  readonly route: string
  /** What fails: a path of the API. */
  readonly read: string
  /** Where it is opened. @default the route */
  readonly at?: (person: TestPerson) => Promise<string>
  /** What stands there once it is loaded. */
  readonly loaded: () => Promise<HTMLElement>
  readonly retry?: string
}

const pages: readonly Page[] = [
  { route: '/pma', read: plans, loaded: () => screen.findByRole('link', { name: /سبد میانه.*حداقل سرمایه/ }) },
  { route: '/pma', read: portfolios, loaded: () => screen.findByRole('list', { name: 'سبدهای من' }) },
  {
    route: '/pma/:planId',
    read: plans,
    at: async () => '/pma/3',
    loaded: () => screen.findByRole('table', { name: 'ترکیب سبد' }),
  },
  {
    route: '/pma/onboarding',
    read: plans,
    at: async () => '/pma/onboarding?plan=3',
    loaded: () => screen.findByRole('textbox', { name: 'مبلغ سرمایه‌گذاری' }),
  },
  {
    route: '/pma/onboarding',
    read: '/onboarding/api/v1/pma-onb/',
    at: async () => '/pma/onboarding?plan=3',
    loaded: () => screen.findByRole('textbox', { name: 'مبلغ سرمایه‌گذاری' }),
  },
  {
    route: '/pma/receipt',
    read: '/pma/api/v1/payment/trace/*',
    at: paidReceipt,
    loaded: () => screen.findByText('پرداخت شما با موفقیت انجام شد.'),
    retry: 'بررسی دوباره',
  },
  {
    route: '/user-pma/:prx',
    read: '/pma/api/v1/user-portfolio/*',
    at: async (person) => `/user-pma/${await firstPrx(person)}`,
    loaded: () => screen.findByRole('region', { name: 'ارزش سبد' }),
  },
  {
    route: '/user-pma/:prx',
    read: '/pma/api/v1/history/',
    at: async (person) => `/user-pma/${await firstPrx(person)}`,
    loaded: () => screen.findByText('ساخت سبد'),
  },
  { route: '/user-pma/history', read: '/pma/api/v1/history/', loaded: async () => first(/^تاریخچه/) },
  { route: '/pma-transactions', read: '/general/api/v1/feed/', loaded: async () => first(/^تراکنش‌ها/) },
  { route: '/pma-stocks', read: '/pma/api/v1/stocks/', loaded: () => screen.findByRole('list', { name: 'سهام' }) },
  {
    route: '/pma/inventory-increase',
    read: portfolios,
    loaded: () => screen.findByRole('textbox', { name: 'مبلغ افزایش' }),
  },
]

/** The first of the lists that a feed has, one a day. */
async function first(name: RegExp): Promise<HTMLElement> {
  const [list = document.body] = await screen.findAllByRole('list', { name })
  return list
}

test('PMA-064 the table below has every route that this remote declares', () => {
  expect([...new Set(pages.map(({ route }) => route))].toSorted()).toEqual(
    manifest.routes.map(({ path }) => path).toSorted(),
  )
})

test.each(pages)('PMA-064 $route says that $read failed, and a retry loads it', async (page) => {
  const { route, read, at, loaded, retry = 'تلاش دوباره' } = page
  const person = await newPerson()
  const path = (await at?.(person)) ?? route
  // Twice: the client asks once more by itself.
  await forceResponse(person, read, { status: 500, times: 2 })
  const { alerts } = await renderPma({ path, person })
  const again = await screen.findByRole('button', { name: retry })
  expect(again).toBeVisible()
  expect(again.closest('[role="alert"], [role="status"]')).toBeVisible()
  expect(alerts).toEqual([])
  await userEvent.click(again)
  expect(await loaded()).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: retry })).not.toBeInTheDocument())
})
