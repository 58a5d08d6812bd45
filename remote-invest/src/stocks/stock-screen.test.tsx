import { expect, test } from '@jest/globals'
import { getStock, type Stock } from '@sarv/shared/contract/stocks'
import { formatterFor } from '@sarv/shared/format/format'
import { call } from '@sarv/shared/platform'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { gainText, readFacts, readLine, readTexts } from '../testing/read-facts'
import { renderInvest } from '../testing/render-invest'

const path = '/fund/api/v1/stocks/*'
const { number, rial, percent, day, digits } = formatterFor('fa')
const stockFixture: Stock = {
  stock_id: 'folad-alborz',
  stock_name: 'فولاد البرزکوه',
  symbol: 'فالبرز',
  quantity: 1_200,
  value: 9_410_400,
  asset_percentage: 4.5,
  price: { final_price: 7_842, date: '2026-11-21' },
  prices: [],
  portfolio: null,
}
const own = async () => within(await screen.findByRole('region', { name: 'دارایی شما از این سهم' }))

test('INV-071 a stock shows the figures that the server has, and the portfolio that holds it', async () => {
  const { title, navigation } = await renderInvest({ path: '/stocks/folad-alborz' })
  expect((await screen.findByText('فالبرز')).parentElement).toHaveTextContent(/^نماد فالبرز$/)
  const stock = await call(getStock, { params: { id: 'folad-alborz' } })
  await waitFor(() => expect(title()).toBe(stock.stock_name))
  expect(readFacts(screen.getByRole('region', { name: 'دارایی شما از این سهم' }))).toEqual([
    ['تعداد', `${number(stock.quantity)} سهم`],
    ['ارزش امروز', rial(stock.value)],
    ['میانگین قیمت خرید', rial(stock.avg_price ?? 0)],
    ['سود و زیان', gainText(stock)],
    ['از کل دارایی', percent(stock.asset_percentage)],
  ])
  const owner = within(screen.getByRole('list', { name: 'سبد دارندهٔ این سهم' }))
  const prx = stock.portfolio?.prx ?? ''
  expect(readTexts(owner.getByRole('listitem'))).toEqual(['سبد رشد پویا', 'سبد دارندهٔ این سهم', '·', digits(prx)])
  expect(owner.getByRole('link')).toHaveAttribute('href', `/user-pma/${prx}`)
  await userEvent.click(owner.getByRole('link'))
  expect(navigation.place().pathname).toBe(`/user-pma/${prx}`)
})

test('INV-071 the price of a stock and each point of its line are the server’s', async () => {
  await renderInvest({ path: '/stocks/folad-alborz' })
  const history = await screen.findByRole('region', { name: 'قیمت هر سهم' })
  const slider = await within(history).findByRole('slider')
  const { price, prices } = await call(getStock, { params: { id: 'folad-alborz' } })
  expect(readTexts(history).slice(0, 3)).toEqual([
    `قیمت ${day(price?.date ?? '')}`,
    number(price?.final_price ?? 0),
    'ریال',
  ])
  const year = prices.map(({ final_price, date }) => `${rial(final_price)}، ${day(date)}`)
  expect(readLine(slider)).toEqual(year)
  await userEvent.click(within(history).getByRole('radio', { name: '۳ ماه' }))
  // Each of the last four weeks' days, and nine weeks before them.
  expect(readLine(slider)).toEqual(year.slice(-29 - 9))
})

test('INV-071 without prices and without a portfolio the figures stand alone', async () => {
  const person = await newPerson()
  await forceResponse(person, path, { status: 200, body: stockFixture })
  await renderInvest({ path: '/stocks/folad-alborz', person })
  expect(await screen.findByText('برای این سهم سابقهٔ قیمتی ثبت نشده است.')).toBeVisible()
  const figures = await own()
  expect(figures.getByText('۱٬۲۰۰ سهم')).toBeVisible()
  expect(figures.getByText('قیمت هر سهم').nextElementSibling).toHaveTextContent('۷٬۸۴۲ ریال')
  expect(screen.queryByRole('slider')).not.toBeInTheDocument()
  expect(screen.queryByRole('list', { name: 'سبد دارندهٔ این سهم' })).not.toBeInTheDocument()
})

test.each([
  [
    'a hole',
    [
      { date: '2026-11-07', final_price: 0 },
      { date: '2026-11-14', final_price: 7_700 },
    ],
    1,
  ],
  [
    'nothing that can be drawn',
    [
      { date: 'soon', final_price: 7_700 },
      { date: '2026-11-14', final_price: -1 },
    ],
    0,
  ],
])('INV-071 a price history with %s breaks nothing', async (_, prices, drawn) => {
  const person = await newPerson()
  await forceResponse(person, path, { status: 200, body: { ...stockFixture, prices } })
  await renderInvest({ path: '/stocks/folad-alborz', person })
  expect((await own()).getByText('ارزش امروز')).toBeVisible()
  expect(screen.queryAllByRole('region', { name: 'قیمت هر سهم' })).toHaveLength(drawn)
})

test('INV-003 hidden amounts are hidden here too, the share and the price stay', async () => {
  await renderInvest({ path: '/stocks/folad-alborz', kept: { general: { visibleHomeBalance: false } } })
  const figures = await own()
  await waitFor(() => expect(figures.getByText('ارزش امروز').nextElementSibling).toHaveTextContent(/\*{5}/))
  expect(figures.getByText('تعداد').nextElementSibling).toHaveTextContent(/\*{5}/)
  expect(figures.getByText('از کل دارایی').nextElementSibling).toHaveTextContent(/٪$/)
})
