import { expect, test } from '@jest/globals'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { missingTexts } from '../testing/missing-texts'
import { renderPma } from '../testing/render-pma'

const path = '/pma/api/v1/stocks/'
const rows = () => screen.queryAllByRole('list', { name: /^سهام/ }).flatMap((list) => within(list).getAllByRole('link'))

test('PMA-059 a stock shows quantity, value and share with two decimals, and links to /stocks/{id}', async () => {
  const { navigation } = await renderPma({ path: '/pma-stocks' })
  await userEvent.click(await screen.findByRole('radio', { name: 'سبد رشد پویا' }))
  await waitFor(() => expect(navigation.place().search).toMatch(/^\?prx=PRX-\d{8}$/))
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(rows()[0]).toHaveTextContent(/^فولاد البرزکوه ?فالبرز، [۰-۹٬]+ سهم ?۱۲۶٬[۰-۹٬]{7} ?۱۰۰٫۰۰٪$/)
  expect(rows()[0]).toHaveAttribute('href', '/stocks/folad-alborz')
})

test('PMA-059 without stocks the list links back to the portfolio, without a portfolio to the plans', async () => {
  const own = await renderPma({ path: '/pma-stocks' })
  await userEvent.click(await screen.findByRole('radio', { name: 'سبد آرامش' }))
  expect(await screen.findByRole('heading', { name: 'سهمی در این سبد نیست' })).toBeVisible()
  const back = screen.getByRole('link', { name: 'بازگشت به سبد' }).getAttribute('href')
  expect(own.navigation.place().search).toBe(`?prx=${back?.replace('/user-pma/', '')}`)
  own.unmount()
  await renderPma({ path: '/pma-stocks', person: await newPerson('empty') })
  expect(await screen.findByRole('link', { name: 'دیدن سبدها' })).toHaveAttribute('href', '/pma')
})

test('PMA-059 INV-003 when hidden, value and quantity are stars and the share stays', async () => {
  await renderPma({ path: '/pma-stocks' })
  await waitFor(() => expect(rows()).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'پنهان کردن مبلغ‌ها' }))
  await waitFor(() => expect(rows()[0]).toHaveTextContent(/^فولاد البرزکوه ?فالبرز ?\*{5}.*۱۰۰٫۰۰٪$/))
})

test('PMA-059 U14 two hundred stocks with long names and huge values are listed', async () => {
  const person = await newPerson('empty')
  const stock = (index: number) => ({
    stock_id: `odd/${index}`,
    stock_name: `شرکتی با نامی بسیار بلند که جا نمی‌شود ${index}`,
    symbol: 'نماد',
    quantity: 987_654_321_987,
    value: 987_654_321_987_654,
    percentage: 0.005,
    prx: 'PRX-1',
    plan_name: 'سبد',
  })
  const results = Array.from({ length: 200 }, (_, index) => stock(index))
  await forceResponse(person, path, { body: { count: 200, page: 1, page_count: 1, results } })
  await renderPma({ path: '/pma-stocks', person })
  await waitFor(() => expect(rows()).toHaveLength(200))
  expect(rows()[7]).toHaveAttribute('href', '/stocks/odd%2F7')
  expect(rows()[7]).toHaveTextContent('۹۸۷٬۶۵۴٬۳۲۱٬۹۸۷٬۶۵۴')
})

test('PMA-059 quantity, value and share are those of the server, each in its place', async () => {
  const person = await newPerson('empty')
  const stock = { stock_id: 'daro', stock_name: 'دارو', symbol: 'دسبلان', prx: 'PRX-1', plan_name: 'سبد' }
  const results = [{ ...stock, quantity: 16_103, value: 126_279_726, percentage: 61.48 }]
  await forceResponse(person, path, { body: { count: 1, page: 1, page_count: 1, results } })
  await renderPma({ path: '/pma-stocks', person })
  await waitFor(() => expect(rows()).toHaveLength(1))
  const [row = document.body] = rows()
  expect(missingTexts(row, ['دارو', 'دسبلان، ۱۶٬۱۰۳ سهم', '۱۲۶٬۲۷۹٬۷۲۶', '۶۱٫۴۸٪'])).toEqual([])
})
