import { expect, test } from '@jest/globals'
import { listFeed } from '@sarv/shared/contract/feed'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { requestsTo } from '@sarv/shared/testing/recorded-requests'
import { sampleEntry } from '@sarv/shared/testing/sample-entry'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { missingTexts } from '../testing/missing-texts'
import { renderPma } from '../testing/render-pma'

const { path } = listFeed
const payment = (own: object = {}) =>
  sampleEntry({
    product: 'PORTFOLIO',
    kind: 'PORTFOLIO',
    way: 'INCREASE',
    title: 'سبد رشد پویا',
    bank: null,
    fee: 0,
    amount: 50_000_000,
    note: null,
    reference: '482910375512',
    detail: 'PRX-20481734',
    ...own,
  })
const answer = (...entries: object[]) => ({
  times: 0,
  body: { results: entries.map((one, id) => payment({ id: String(id), ...one })), next: null, months: [] },
})
const rows = () =>
  screen.queryAllByRole('list', { name: /^تراکنش‌ها/ }).flatMap((list) => within(list).getAllByRole('listitem'))

test('PMA-058 PMA-065 a payment shows portfolio, what it was for, time and amount, and links to its portfolio', async () => {
  const { navigation } = await renderPma({ path: '/pma-transactions' })
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(rows()[1]).toHaveTextContent(/سبد رشد پویا ?پرداخت برای ساخت سبد ?[۰-۹]{2}:[۰-۹]{2}.*[-−][۰-۹٬]{11,}/)
  await userEvent.click(within(rows()[1] ?? document.body).getByRole('link'))
  expect(navigation.place().pathname).toMatch(/^\/user-pma\/PRX-\d{8}$/)
})

test('PMA-058 a payment shows its day, time, amount and reference as the server says them', async () => {
  const person = await newPerson('empty')
  const figures = { amount: 98_765_432, date: '2026-06-01T05:04:00.000Z', reference: '300200100900' }
  await forceResponse(person, path, answer(figures))
  await renderPma({ path: '/pma-transactions', person })
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(missingTexts(document.body, ['۱۱ خرداد'])).toEqual([])
  const [row = document.body] = rows()
  expect(missingTexts(row, ['سبد رشد پویا', '۰۸:۳۴', '۳۰۰۲۰۰۱۰۰۹۰۰', '−۹۸٬۷۶۵٬۴۳۲'])).toEqual([])
})

test('PMA-065 portfolio, kind and status filter the feed through the URL; an empty result links to all', async () => {
  const person = await newPerson('investor')
  const { navigation } = await renderPma({ path: '/pma-transactions', person })
  await userEvent.click(await screen.findByRole('radio', { name: 'سبد آرامش' }))
  await waitFor(() =>
    expect(rows().map(({ textContent }) => textContent)).toEqual([expect.stringMatching('سبد آرامش')]),
  )
  const prx = new URLSearchParams(navigation.place().search).get('prx')
  await userEvent.click(screen.getByRole('radio', { name: 'پرداخت برای ساخت سبد' }))
  await userEvent.click(screen.getByRole('radio', { name: 'ناموفق' }))
  expect(await screen.findByRole('heading', { name: 'تراکنشی با این انتخاب نیست' })).toBeVisible()
  expect(navigation.place().search).toBe(`?prx=${prx}&type=START&status=FAILED`)
  const asked = (await requestsTo(person, path)).at(-1)?.path ?? ''
  expect(Object.fromEntries(new URL(asked, 'http://api').searchParams)).toEqual({
    product: 'PORTFOLIO',
    prx,
    status: 'FAILED',
    way: 'START',
  })
  await userEvent.click(screen.getByRole('link', { name: 'همهٔ تراکنش‌ها' }))
  await waitFor(() => expect(rows()).toHaveLength(2))
  await userEvent.click(screen.getByRole('radio', { name: 'موفق' }))
  await waitFor(() => expect(rows()).toHaveLength(2))
})

test('PMA-058 ST-10 each status has its label; a slip in review and a reversed payment have a note', async () => {
  const person = await newPerson('empty')
  const states = ['SUCCESS', 'REVIEW', 'WAITING', 'FAILED', 'CANCELED', 'REVERSED']
  await forceResponse(person, path, answer(...states.map((status) => ({ status }))))
  await renderPma({ path: '/pma-transactions', person })
  await waitFor(() => expect(rows()).toHaveLength(states.length))
  const labels = rows().map((row) => /ناموفق|در انتظار/.exec(row.textContent ?? '')?.[0])
  expect(labels).toEqual([undefined, 'در انتظار', 'در انتظار', 'ناموفق', 'ناموفق', 'ناموفق'])
  expect(rows()[0]).toHaveTextContent(/واریز برای افزایش.*پیگیری ۴۸۲۹۱۰۳۷۵۵۱۲/)
  expect(rows()[0]).not.toHaveTextContent(/رسید شما|بازگردانده/)
  expect(rows()[1]).toHaveTextContent('رسید شما در حال بررسی است.')
  expect(rows()[5]).toHaveTextContent('مبلغ این پرداخت بازگردانده شد.')
})

test('PMA-058 F32 an unknown kind, status and date are shown; a row without a code has no link', async () => {
  const person = await newPerson('empty')
  const odd = {
    way: 'GIFT',
    status: 'ON_HOLD',
    date: 'soon',
    reference: null,
    detail: null,
    amount: 987_654_321_987_654,
  }
  await forceResponse(person, path, answer(odd))
  await renderPma({ path: '/pma-transactions', person })
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(rows()[0]).toHaveTextContent(/پرداخت برای سبد.*۹۸۷٬۶۵۴٬۳۲۱٬۹۸۷٬۶۵۴ ?ON_HOLD/)
  expect(within(rows()[0] ?? document.body).queryByRole('link')).not.toBeInTheDocument()
  expect(document.body).not.toHaveTextContent(/NaN|undefined|null/)
})

test('PMA-058 without payments one is told what will stand here, and where to begin', async () => {
  await renderPma({ path: '/pma-transactions', person: await newPerson('empty') })
  expect(await screen.findByRole('heading', { name: 'هنوز تراکنشی ندارید' })).toBeVisible()
  expect(screen.getByText('پرداخت‌های شما برای سبدها همین‌جا دیده می‌شود.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'دیدن سبدها' })).toHaveAttribute('href', '/pma')
})

test.each(['status=x&prx=%00', 'status=__proto__&type=CREATED', 'prx=<script>&page=9'])(
  'PMA-058 the query ?%s requests nothing that the server would reject',
  async (query) => {
    await renderPma({ path: `/pma-transactions?${query}` })
    await waitFor(() => expect(rows()).toHaveLength(2))
  },
)

test.each([404, 501])('PMA-065 ERR-38 an API without the feed is no «not found»: %i', async (status) => {
  document.title = 'تراکنش‌های سبد · سرو'
  const person = await newPerson()
  await forceResponse(person, path, { status, times: 0 })
  const { navigation } = await renderPma({ path: '/pma-transactions', person })
  expect(await screen.findByText('این بخش از «تراکنش‌های سبد» هنوز در دسترس نیست.')).toBeVisible()
  expect(navigation.place().pathname).toBe('/pma-transactions')
  document.title = ''
})

test('U1 PMA-058 hidden amounts are hidden among the payments too, until the eye is pressed', async () => {
  await renderPma({ path: '/pma-transactions', kept: { general: { visibleHomeBalance: false } } })
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(document.body).not.toHaveTextContent(/[۰-۹]٬[۰-۹]{3}/)
  await userEvent.click(screen.getByRole('button', { name: 'نمایش مبلغ‌ها' }))
  await waitFor(() => expect(document.body).toHaveTextContent(/[۰-۹]٬[۰-۹]{3}/))
})
