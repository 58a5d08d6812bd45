import { expect, test } from '@jest/globals'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { requestsTo } from '@sarv/shared/testing/recorded-requests'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { missingTexts } from '../testing/missing-texts'
import { renderPma } from '../testing/render-pma'

const path = '/pma/api/v1/history/'
const entry = {
  id: 'event:1',
  kind: 'CREATED',
  status: null,
  amount: 500_000_000,
  units: 2_712,
  price: 184_320,
  date: '2026-11-20T08:30:00.000Z',
  reference: null,
  prx: 'PRX-20481734',
  plan_id: 1,
  plan_name: 'سبد رشد پویا',
}
const pageOf = (rows: object[], page = 1, page_count = 1, more: object = {}) => ({
  count: rows.length,
  page,
  page_count,
  results: rows.map((row, index) => ({ ...entry, id: `${page}-${index}`, ...row })),
  ...more,
})
const rows = () =>
  screen.queryAllByRole('list', { name: /^تاریخچه/ }).flatMap((list) => within(list).getAllByRole('listitem'))

test('PMA-057 the history of all portfolios is newest first, each entry a link to its portfolio', async () => {
  const { navigation } = await renderPma({ path: '/user-pma/history' })
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^ساخت سبدسبد آرامش/),
    expect.stringMatching(/^ساخت سبدسبد رشد پویا.*[۰-۹]{2}:[۰-۹]{2}.*واحد$/),
  ])
  const [first = document.body] = within(rows()[0] ?? document.body).getAllByRole('link')
  await userEvent.click(first)
  expect(navigation.place().pathname).toMatch(/^\/user-pma\/PRX-\d{8}$/)
})

test('PMA-057 a chip filters by portfolio, and the choice is kept in the URL', async () => {
  const { navigation } = await renderPma({ path: '/user-pma/history' })
  await userEvent.click(await screen.findByRole('radio', { name: 'سبد آرامش' }))
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(rows()[0]).toHaveTextContent('سبد آرامش')
  expect(navigation.place().search).toMatch(/^\?prx=PRX-\d{8}$/)
  await userEvent.click(screen.getByRole('radio', { name: 'همهٔ سبدها' }))
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(navigation.place().search).toBe('')
})

test('PMA-057 ST-10 payments show their status, a slip in review a note, an unknown kind is neutral', async () => {
  const person = await newPerson('empty')
  const payment = { units: null, price: null, prx: null }
  await forceResponse(person, path, {
    body: pageOf([
      { ...payment, kind: 'START', status: 'SUCCESS' },
      { ...payment, kind: 'ADDITIONAL', status: 'REVIEW' },
      { ...payment, kind: 'INCREASE', status: 'CANCELED' },
      { kind: 'INCREASED' },
      { kind: 'GIFT', date: 'soon', units: null },
    ]),
  })
  await renderPma({ path: '/user-pma/history', person })
  await waitFor(() => expect(rows()).toHaveLength(5))
  const texts = rows().map((row) => row.textContent)
  expect(texts[0]).toMatch(/^پرداخت برای ساخت سبد.*موفق$/)
  expect(texts[1]).toMatch(/^پرداخت مبلغ تکمیلی.*در انتظار.*رسید شما در حال بررسی است/)
  expect(texts[2]).toMatch(/^واریز برای افزایش.*ناموفق$/)
  expect(texts[3]).toMatch(/^افزایش سبد.*۲٬۷۱۲ واحد$/)
  expect(texts[4]).toMatch(/^رویداد دیگر/)
  // A portfolio without a code has no page to link to.
  expect(rows().map((row) => within(row).queryByRole('link') !== null)).toEqual([false, false, false, true, true])
})

test('PMA-057 an entry shows its day, time, amount and units as the server says them', async () => {
  const person = await newPerson('empty')
  const figures = { amount: 98_765_432, units: 535, price: 184_321, date: '2026-06-01T05:04:00.000Z' }
  await forceResponse(person, path, { body: pageOf([figures]) })
  await renderPma({ path: '/user-pma/history', person })
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(missingTexts(document.body, ['۱۱ خرداد'])).toEqual([])
  const [row = document.body] = rows()
  expect(missingTexts(row, ['ساخت سبد', 'سبد رشد پویا، ۰۸:۳۴', '۹۸٬۷۶۵٬۴۳۲', '۵۳۵ واحد'])).toEqual([])
})

test('PMA-057 a long history is loaded page by page, each row once', async () => {
  const person = await newPerson('empty')
  const twenty = Array.from({ length: 20 }, () => ({}))
  await forceResponse(person, path, { body: pageOf(twenty, 1, 2) })
  await renderPma({ path: '/user-pma/history', person })
  await waitFor(() => expect(rows()).toHaveLength(20))
  await forceResponse(person, path, { body: pageOf([{ id: '1-19' }, {}], 2, 2) })
  await userEvent.click(screen.getByRole('button', { name: 'نمایش بیشتر' }))
  await waitFor(() => expect(rows()).toHaveLength(21))
  expect(screen.queryByRole('button', { name: 'نمایش بیشتر' })).not.toBeInTheDocument()
})

/** The headings of the months, each with what stands beside it. */
const months = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.parentElement?.textContent?.trim())

test('U18 PMA-057 D-134 the history stands under its months with the totals of the whole month, also of rows yet to come', async () => {
  const person = await newPerson('empty')
  const [azar, aban, mehr] = ['2026-11-22T08:00:00Z', '2026-11-21T20:29:00Z', '2026-10-01T08:00:00Z']
  const totals = (paid_in: number) => ({ months: [{ month: '1405-08', paid_in, paid_out: 0 }] })
  await forceResponse(person, path, { body: pageOf([{ date: azar }, { date: aban }], 1, 2, totals(90_000_000)) })
  await renderPma({ path: '/user-pma/history', person })
  await waitFor(() => expect(months()).toEqual(['آذر ۱۴۰۵', 'آبان ۱۴۰۵پرداخت شده ۹۰٬۰۰۰٬۰۰۰']))
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
  await forceResponse(person, path, { body: pageOf([{ date: aban }, { date: mehr }], 2, 2, totals(91_000_000)) })
  await userEvent.click(screen.getByRole('button', { name: 'نمایش بیشتر' }))
  await waitFor(() => expect(months()).toEqual(['آذر ۱۴۰۵', 'آبان ۱۴۰۵پرداخت شده ۹۱٬۰۰۰٬۰۰۰', 'مهر ۱۴۰۵']))
  expect(rows()).toHaveLength(4)
})

test('U18 PMA-057 D-134 a chip shows one kind of the history, under its own name and sum; the address keeps it', async () => {
  const person = await newPerson()
  const { navigation } = await renderPma({ path: '/user-pma/history?tab=a', person })
  await waitFor(() => expect(rows()).toHaveLength(2))
  await userEvent.click(screen.getByRole('radio', { name: 'ساخت سبد' }))
  await waitFor(() => expect(months()[0]).toMatch(/^\S+ [۰-۹]{4}ساخت سبد [۰-۹٬]+$/))
  expect(rows()).toHaveLength(2)
  expect(navigation.place().search).toBe('?tab=a&kind=CREATED')
  await userEvent.click(screen.getByRole('radio', { name: 'واریز برای افزایش' }))
  expect(await screen.findByRole('heading', { name: 'رویدادی از این نوع نیست' })).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'همهٔ رویدادها' }))
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(navigation.place().search).toBe('')
  const asked = (await requestsTo(person, path)).map((request) => new URLSearchParams(request.path.split('?')[1]))
  expect(new Set(asked.map((query) => query.get('kind')))).toEqual(new Set([null, 'CREATED', 'INCREASE']))
})

test('PMA-057 without portfolios the history says so and links to the plans', async () => {
  await renderPma({ path: '/user-pma/history', person: await newPerson('empty') })
  expect(await screen.findByRole('heading', { name: 'هنوز رویدادی نیست' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'دیدن سبدها' })).toHaveAttribute('href', '/pma')
})

test('PMA-057 D-125 the page reads in English too, without a Persian comma', async () => {
  await renderPma({ path: '/user-pma/history', language: 'en' })
  const lists = await screen.findAllByRole('list', { name: /^History/ })
  expect(lists.flatMap((list) => within(list).getAllByText('Portfolio created'))).toHaveLength(2)
  expect(months()[0]).toMatch(/^[A-Z]\w+ 14\d\dPaid [\d,]+$/)
  for (const list of lists) expect(list).not.toHaveTextContent('،')
})

test('U1 PMA-057 hidden amounts hide amounts and units of the history', async () => {
  await renderPma({ path: '/user-pma/history', kept: { general: { visibleHomeBalance: false } } })
  await waitFor(() => expect(rows()).toHaveLength(2))
  for (const row of rows()) expect(row.textContent).toMatch(/\*{5}/)
  for (const month of months()) expect(month).toMatch(/پرداخت شده \*{5}/)
  expect(document.body).not.toHaveTextContent(/[۰-۹]٬[۰-۹]{3}/)
})
