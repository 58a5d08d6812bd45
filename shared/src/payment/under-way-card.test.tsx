import { expect, jest, test } from '@jest/globals'
import { ApiError } from '@sarv/platform/client/api/api-error'
import { createBus } from '@sarv/platform/contract/events/bus'
import { act, screen, within } from '@testing-library/react'
import type { UnderWay } from '../contract/under-way'
import { fakeTab, TabProvider } from '../testing/fake-outbox'
import { showKit } from '../testing/show-kit'
import { UnderWayCard } from './under-way-card'

type Query = Parameters<typeof UnderWayCard>[0]['query']

const settling: UnderWay = {
  kind: 'PURCHASE',
  id: '7',
  name: 'چکاد بلند',
  amount: 5_000_000,
  paid: 0,
  state: 'SETTLING',
  since: '2026-11-03T08:09:00Z',
  due: '2026-11-22',
  payment_uuid: null,
}
const aboutNoMoney: UnderWay = { ...settling, kind: 'CARD', name: null, amount: null, state: 'IN_REVIEW' }

/** The card in a shell that answers all addresses but those. */
function show(
  query: Partial<Query>,
  { only, absent = [] }: { only?: readonly UnderWay['kind'][]; absent?: readonly string[] } = {},
) {
  const { platform } = fakeTab()
  const tab = Object.assign(platform, {
    amounts: { areShown: async () => true },
    bus: createBus(),
    navigation: { exists: (address: string) => !absent.includes(address) },
  })
  const nothing = { error: null, isFetching: false, refetch: async () => undefined } as unknown as Query
  return showKit(
    <TabProvider platform={tab}>
      <UnderWayCard query={{ ...nothing, ...query }} only={only} />
    </TabProvider>,
  )
}
const of = (...items: UnderWay[]) => ({ data: { items, missing: [] } })
const rows = () => screen.getAllByRole('listitem')
const row = () => screen.getByRole('listitem')
const linkOf = (element: HTMLElement) => within(element).queryByRole('link')?.getAttribute('href')
const iconOf = (element: HTMLElement) => element.querySelector('[data-tone] svg')?.getAttribute('class')
const chevronOf = (element: HTMLElement) => element.querySelector('.chevron')
const numberOf = (element: HTMLElement) => element.querySelector('.number')

test('D-118 the card has a heading that says its unit, and a list of the same name', () => {
  show(of(settling))
  expect(screen.getByRole('region', { name: 'در راه و ناتمام' })).toBeVisible()
  expect(screen.getByRole('list', { name: 'در راه و ناتمام' })).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('D-118 nothing is drawn before anything is known', () => {
  const { container } = show({ data: undefined })
  expect(container).toBeEmptyDOMElement()
})

test('D-118 what could not be read says so', () => {
  const error = new ApiError({ kind: 'http', endpointPath: '/x/', status: 500 })
  show({ data: undefined, error })
  expect(screen.getByText('کارهای ناتمام شما دریافت نشد')).toBeVisible()
})

test('D-118 a screen that is about some kinds shows only those', () => {
  show(of(settling, { ...settling, kind: 'PORTFOLIO', name: 'سبد رشد پویا' }), { only: ['PORTFOLIO', 'INCREASE'] })
  expect(row()).toHaveTextContent('ساخت سبد رشد پویا')
})

test('D-118 exactly four are all: there are no more to show', () => {
  show(of(...['1', '2', '3', '4'].map((id) => ({ ...settling, id }))))
  expect(rows()).toHaveLength(4)
  expect(screen.queryByRole('button', { name: 'نمایش همه' })).toBeNull()
})

test('D-118 where a source failed and the others have nothing there is no empty list', () => {
  show({ data: { items: [], missing: ['TRANSFERS'] } })
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('بخشی از کارهای ناتمام شما دریافت نشد. تلاش دوباره')
})

test.each([
  ['PURCHASE', 'TO_PAY', 'clock', 'gold', 'خرید چکاد بلند'],
  ['SALE', 'SETTLING', 'clock', 'gray', 'فروش چکاد بلند'],
  ['PORTFOLIO', 'TO_CONTINUE', 'layers', 'gold', 'ساخت چکاد بلند'],
  ['INCREASE', 'SETTLING', 'layers', 'gray', 'افزایش چکاد بلند'],
  ['TRANSFER', 'IN_TRANSIT', 'arrow-left-right', 'gray', 'انتقال به چکاد بلند'],
  ['CARD', 'TO_CONTINUE', 'credit-card', 'gold', 'درخواست کارت'],
  ['CARD', 'TO_CORRECT', 'credit-card', 'gold', 'درخواست کارت'],
  ['REISSUE', 'IN_REVIEW', 'credit-card', 'gray', 'صدور مجدد کارت'],
  ['STORY', 'IN_REVIEW', 'clock', 'gray', 'چکاد بلند'],
])('D-118 a %s that is %s has the icon %s in %s', (kind, state, icon, tone, title) => {
  show(of({ ...settling, kind, state, due: null }))
  expect(iconOf(row())).toContain(`lucide-${icon}`)
  expect(row().querySelector('[data-tone]')).toHaveAttribute('data-tone', tone)
  expect(row().querySelector('.title')).toHaveTextContent(new RegExp(`^${title}$`))
})

test('D-118 a kind and a state that are not known yet are called as the server calls them, and lead nowhere', () => {
  show(of({ ...aboutNoMoney, kind: 'STORY', state: 'NEW', due: null }))
  expect(row()).toHaveTextContent(/^STORYNEW، از ۱۲ آبان$/)
  expect(linkOf(row())).toBeUndefined()
  expect(chevronOf(row())).toBeNull()
})

test('D-118 the whole row leads on, and has its arrow where it is about no money', () => {
  show(of(settling, aboutNoMoney))
  const [withMoney = document.body, without = document.body] = rows()
  expect([linkOf(withMoney), linkOf(without)]).toEqual(['/fund-order/7', '/bank/onboarding'])
  expect(numberOf(withMoney)).toHaveAttribute('data-wide')
  expect(chevronOf(withMoney)).toBeNull()
  expect(numberOf(without)).toBeNull()
  expect(chevronOf(without)).not.toBeNull()
})

test('D-118 what is the person’s turn has a button instead of an arrow', () => {
  show(of({ ...aboutNoMoney, state: 'TO_CONTINUE', due: null }))
  expect(screen.getByRole('link', { name: 'ادامه' })).toHaveAttribute('href', '/bank/onboarding')
  expect(chevronOf(row())).toBeNull()
})

test('D-177 a request that was sent back says that it needs a correction', () => {
  show(of({ ...aboutNoMoney, state: 'TO_CORRECT', due: null }))
  expect(row()).toHaveTextContent('نیاز به اصلاح، از ۱۲ آبان')
  expect(screen.getByRole('link', { name: 'اصلاح' })).toHaveAttribute('href', '/bank/onboarding')
})

test('D-118 a part of this app that is not there is led to by no row and no button', () => {
  const turn = { ...aboutNoMoney, id: '8', state: 'TO_CONTINUE', due: null }
  show(of(settling, aboutNoMoney, turn), { absent: ['/fund-order/7', '/bank/onboarding'] })
  expect(rows()).toHaveLength(3)
  expect(screen.queryByRole('link')).toBeNull()
  expect(document.querySelector('.chevron, .action')).toBeNull()
})

test('D-118 a part that is paid says of how much, a whole does not', async () => {
  show(of({ ...settling, paid: 2_000_000 }, { ...settling, id: '8', paid: 5_000_000 }))
  expect(await screen.findByText('پرداخت‌شده از ۵٬۰۰۰٬۰۰۰ ریال')).toBeVisible()
  expect(rows().map((one) => numberOf(one)?.textContent)).toEqual(['۲٬۰۰۰٬۰۰۰', '۵٬۰۰۰٬۰۰۰'])
  expect(screen.getAllByText(/پرداخت‌شده از/)).toHaveLength(1)
})

test('D-118 a payment without a time limit is not over', () => {
  show(of({ ...settling, state: 'TO_PAY', due: null, payment_uuid: 'p-1' }))
  expect(row()).toHaveTextContent('در انتظار پرداخت، از ۱۲ آبان')
  expect(linkOf(row())).toBe('/payment?uuid=p-1')
})

test('D-118 the card asks again when the time to pay ends, once, and not before', () => {
  jest.useFakeTimers()
  try {
    const refetch = jest.fn<Query['refetch']>()
    const due = new Date(Date.now() + 2_000).toISOString()
    show({ ...of({ ...settling, state: 'TO_PAY', due, payment_uuid: 'p-1' }), refetch })
    expect(refetch).not.toHaveBeenCalled()
    act(() => jest.advanceTimersByTime(3_000))
    expect(row()).toHaveTextContent('مهلت پرداخت تمام شد')
    expect(linkOf(row())).toBe('/fund-order/7')
    expect(refetch).toHaveBeenCalledTimes(1)
  } finally {
    jest.useRealTimers()
  }
})
