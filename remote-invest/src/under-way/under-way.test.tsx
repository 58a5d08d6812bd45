import { expect, test } from '@jest/globals'
import type { TestPerson } from '@sarv/platform/testing/control'
import { listUnderWay, type UnderWay } from '@sarv/shared/contract/under-way'
import { formatterFor } from '@sarv/shared/format/format'
import { clearForced, forceResponse, newPerson } from '@sarv/shared/testing/people'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readTexts } from '../testing/read-facts'
import { countCalls, renderInvest } from '../testing/render-invest'

const { number, rial, time, day } = formatterFor('fa')
const since = '2026-11-03T08:09:00Z'
const inTenMinutes = new Date(Date.now() + 600_000).toISOString()
const notBegun = /هنوز سرمایه‌گذاری نکرده‌اید|هنوز دارایی ندارید/

const portfolio: UnderWay = {
  kind: 'PORTFOLIO',
  id: '1',
  name: 'سبد رشد پویا',
  amount: 2_500_000_000,
  paid: 500_000_000,
  state: 'TO_CONTINUE',
  since,
  due: null,
  payment_uuid: null,
}
const unpaid: UnderWay = {
  ...portfolio,
  kind: 'PURCHASE',
  id: '7',
  name: 'چکاد بلند',
  amount: 5_000_000,
  paid: 0,
  state: 'TO_PAY',
  due: inTenMinutes,
  payment_uuid: 'p-1',
}
const settling: UnderWay = {
  ...unpaid,
  id: '8',
  paid: 5_000_000,
  state: 'SETTLING',
  due: '2026-11-22',
  payment_uuid: null,
}

async function open(path: string, body: object, options: { person?: TestPerson; kept?: Record<string, unknown> } = {}) {
  const person = options.person ?? (await newPerson('empty'))
  await forceResponse(person, listUnderWay.path, { times: 0, ...body })
  return renderInvest({ path, person, kept: options.kept })
}
const of = (...items: UnderWay[]) => ({ body: { items, missing: [] } })
const rows = async () => within(await screen.findByRole('list', { name: 'در راه و ناتمام' })).getAllByRole('listitem')

test.each(['/home', '/assets'])(
  'D-118 a prepaid portfolio is on %s, and its person is not told to begin',
  async (path) => {
    await open(path, of(portfolio))
    const [row] = await rows()
    expect(readTexts(row ?? document.body)).toEqual([
      'ساخت سبد رشد پویا',
      `ناتمام، از ${day(since)}`,
      number(500_000_000),
      `پرداخت‌شده از ${rial(2_500_000_000)}`,
      'ادامه',
    ])
    expect(screen.getByRole('link', { name: 'ادامه' })).toHaveAttribute('href', '/pma/onboarding?plan=1')
    await waitFor(() => expect(document.body).toHaveTextContent(`در راه ${rial(500_000_000)}`))
    expect(screen.queryByText(notBegun)).not.toBeInTheDocument()
  },
)

test('D-118 INV-003 hidden amounts are hidden in the card and in the line as well', async () => {
  await open('/home', of(portfolio, settling), { kept: { general: { visibleHomeBalance: false } } })
  await rows()
  await waitFor(() => expect(document.body).toHaveTextContent(/در راه \*{5}/))
  for (const row of await rows()) expect(row).not.toHaveTextContent(/[۰-۹]٬[۰-۹]{3}/)
})

test('D-117 D-118 an unpaid purchase has its button and hour, a paid one its day and its order', async () => {
  await open('/home', of(unpaid, settling))
  expect((await rows()).map((row) => readTexts(row).slice(1))).toEqual([
    [`در انتظار پرداخت، تا ساعت ${time(inTenMinutes)}`, number(5_000_000), 'پرداخت'],
    [`در انتظار تسویه، تا ${day('2026-11-22')}`, number(5_000_000)],
  ])
  const links = (await rows()).map((row) => within(row).getByRole('link').getAttribute('href'))
  expect(links).toEqual(['/payment?uuid=p-1', '/fund-order/8'])
})

test('D-118 when the time to pay ends the card asks again', async () => {
  const person = await newPerson('empty')
  const over = new Date(Date.now() - 1_000).toISOString()
  await forceResponse(person, listUnderWay.path, { times: 1, body: { items: [{ ...unpaid, due: over }], missing: [] } })
  await forceResponse(person, listUnderWay.path, { times: 0, body: { items: [settling], missing: [] } })
  await renderInvest({ path: '/home', person })
  expect(await screen.findByText(/در انتظار تسویه/)).toBeVisible()
})

test('D-118 while the end of the time to pay is not known, its row says so and offers no payment', async () => {
  await open('/home', of({ ...unpaid, due: new Date(Date.now() - 1_000).toISOString() }))
  const [row = document.body] = await rows()
  expect(row).toHaveTextContent('مهلت پرداخت تمام شد')
  expect(
    within(row)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/fund-order/7'])
})

test('D-118 four come first, and one press shows all', async () => {
  await open('/home', of(...Array.from({ length: 6 }, (_, index) => ({ ...settling, id: String(index) }))))
  expect(await rows()).toHaveLength(4)
  await userEvent.click(screen.getByRole('button', { name: 'نمایش همه' }))
  expect(await rows()).toHaveLength(6)
})

test('D-118 who has nothing under way sees no card, and is told how to begin', async () => {
  await open('/home', of())
  expect(await screen.findByText(notBegun)).toBeVisible()
  expect(screen.queryByText('در راه و ناتمام')).not.toBeInTheDocument()
})

test('D-118 INV-008 a read that fails has its own retry, and tells no one that they have nothing', async () => {
  const person = await newPerson('empty')
  const { alerts } = await open('/home', { status: 500 }, { person })
  expect(await screen.findByText('کارهای ناتمام شما دریافت نشد')).toBeVisible()
  expect(await screen.findByRole('region', { name: 'ارزش کل دارایی' })).toBeVisible()
  expect(screen.queryByText(notBegun)).not.toBeInTheDocument()
  expect(alerts).toEqual([])
  await clearForced(person)
  await forceResponse(person, listUnderWay.path, { times: 0, ...of(portfolio) })
  await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  expect(await rows()).toHaveLength(1)
})

test('D-118 ERR-03 what a person may not see is said, without a retry', async () => {
  const { person } = await open('/home', { status: 403 })
  expect(await screen.findByText('کارهای ناتمام شما دریافت نشد')).toBeVisible()
  expect(await screen.findByRole('region', { name: 'ارزش کل دارایی' })).toBeVisible()
  expect(await countCalls(person, listUnderWay.path)).toBe(1)
  expect(screen.queryByRole('button', { name: 'تلاش دوباره' })).not.toBeInTheDocument()
})

test('D-118 a source that failed costs its rows: the others stay, and one press asks again', async () => {
  const person = await newPerson('empty')
  await open('/home', { body: { items: [portfolio], missing: ['TRANSFERS'] } }, { person })
  expect(await rows()).toHaveLength(1)
  expect(screen.getByText(/بخشی از کارهای ناتمام شما دریافت نشد/)).toBeVisible()
  await clearForced(person)
  await forceResponse(person, listUnderWay.path, { times: 0, ...of(portfolio, settling) })
  await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  await waitFor(async () => expect(await rows()).toHaveLength(2))
  expect(screen.queryByText(/بخشی از کارهای ناتمام شما دریافت نشد/)).not.toBeInTheDocument()
})

test('D-118 beside what is held, money on its way is a line of its own and part of no total', async () => {
  const person = await newPerson()
  await open('/assets', of(settling), { person })
  const total = within(await screen.findByRole('region', { name: 'ارزش کل دارایی' }))
  expect(total.getByText(/۱٬۲۸۴٬/)).toBeVisible()
  expect(total.getByText(/^در راه/)).toHaveTextContent(`در راه ${rial(5_000_000)}`)
})
