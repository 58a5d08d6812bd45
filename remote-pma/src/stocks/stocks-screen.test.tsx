import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { force, openPma, somebody } from '../open-pma'

const PATH = '/pma/api/v1/stocks/'
const rows = () => screen.queryAllByRole('list', { name: 'سهام' }).flatMap((list) => within(list).getAllByRole('link'))

test('PMA-059 the stocks of a portfolio say how many, their worth and their share with two decimals, and lead to /stocks/{id}', async () => {
  const { navigation } = await openPma({ path: '/pma-stocks' })
  await userEvent.click(await screen.findByRole('radio', { name: 'سبد رشد پویا' }))
  await waitFor(() => expect(navigation.place().search).toMatch(/^\?prx=PRX-\d{8}$/))
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(rows()[0]).toHaveTextContent(/^فولاد البرزکوه ?فالبرز، [۰-۹٬]+ سهم ?۱۲۶٬[۰-۹٬]{7} ?۱۰۰٫۰۰٪$/)
  expect(rows()[0]).toHaveAttribute('href', '/stocks/folad-alborz')
})

test('PMA-059 a portfolio without stocks says so and leads back to it; who has no portfolio is led to the plans', async () => {
  const own = await openPma({ path: '/pma-stocks' })
  await userEvent.click(await screen.findByRole('radio', { name: 'سبد آرامش' }))
  expect(await screen.findByRole('heading', { name: 'سهمی در این سبد نیست' })).toBeVisible()
  const back = screen.getByRole('link', { name: 'بازگشت به سبد' }).getAttribute('href')
  expect(own.navigation.place().search).toBe(`?prx=${back?.replace('/user-pma/', '')}`)
  own.unmount()
  await openPma({ path: '/pma-stocks', person: await somebody('empty') })
  expect(await screen.findByRole('link', { name: 'دیدن سبدها' })).toHaveAttribute('href', '/pma')
})

test('PMA-059 INV-003 hidden, the worth and the number of shares are stars, the share stays', async () => {
  await openPma({ path: '/pma-stocks' })
  await waitFor(() => expect(rows()).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'پنهان کردن مبلغ‌ها' }))
  await waitFor(() => expect(rows()[0]).toHaveTextContent(/^فولاد البرزکوه ?فالبرز ?\*{5}.*۱۰۰٫۰۰٪$/))
})

test('PMA-059 U14 two hundred stocks come page by page, one of odd measures among them', async () => {
  const person = await somebody('empty')
  const stock = (place: number) => ({
    stock_id: `odd/${place}`,
    stock_name: `شرکتی با نامی بسیار بلند که جا نمی‌شود ${place}`,
    symbol: 'نماد',
    quantity: 987_654_321_987,
    value: 987_654_321_987_654,
    percentage: 0.005,
    prx: 'PRX-1',
    plan_name: 'سبد',
  })
  const results = Array.from({ length: 200 }, (_, place) => stock(place))
  await force(person, PATH, { body: { count: 200, page: 1, page_count: 1, results } })
  await openPma({ path: '/pma-stocks', person })
  await waitFor(() => expect(rows()).toHaveLength(200))
  expect(rows()[7]).toHaveAttribute('href', '/stocks/odd%2F7')
  expect(rows()[7]).toHaveTextContent('۹۸۷٬۶۵۴٬۳۲۱٬۹۸۷٬۶۵۴')
})

test('PMA-059 a portfolio that is not the person’s leads to the page that says so', async () => {
  const { navigation } = await openPma({ path: '/pma-stocks?prx=PRX-00000000' })
  await waitFor(() => expect(navigation.place().pathname).toBe('/not-found'))
})

test('PMA-059 stocks that do not come say so and come at a press', async () => {
  const person = await somebody()
  await force(person, PATH, { status: 500, times: 2 })
  await openPma({ path: '/pma-stocks', person })
  await userEvent.click(await screen.findByRole('button', { name: 'تلاش دوباره' }))
  await waitFor(() => expect(rows()).toHaveLength(1))
})
