import { expect, test } from '@jest/globals'
import type { TestPerson } from '@sarv/platform/testing/control'
import { formatterFor } from '@sarv/shared/format/format'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { missingTexts } from '../testing/missing-texts'
import { renderPma } from '../testing/render-pma'

const { digits, day } = formatterFor('fa')

const path = '/pma/api/v1/user-portfolio/*'

/** Renders the list and opens the first portfolio of a person. */
async function openFirst(person: TestPerson, options: { kept?: Record<string, unknown>; language?: 'fa' | 'en' } = {}) {
  const mounted = await renderPma({ path: '/pma', person, ...options })
  const own = within(await screen.findByRole('list', { name: /^(سبدهای من|My portfolios)$/ }))
  const [first = document.body] = own.getAllByRole('link')
  const prx = first.getAttribute('href')?.replace('/user-pma/', '') ?? ''
  await userEvent.click(first)
  return { ...mounted, prx }
}
const valueSection = async () => within(await screen.findByRole('region', { name: 'ارزش سبد' }))

test('PMA-056 a portfolio shows value, gain, composition, performance, events and links', async () => {
  const { title, prx } = await openFirst(await newPerson())
  const figures = await valueSection()
  await waitFor(() => expect(title()).toBe('سبد رشد پویا'))
  expect(figures.getByText(/^۲۳۰٬[۰-۹٬]+$/)).toBeVisible()
  expect(figures.getByText('مبلغ واریزشده').nextElementSibling).toHaveTextContent(/^[۰-۹٬]+ ریال$/)
  expect(figures.getByText('سود و زیان').nextElementSibling).toHaveTextContent(
    /^(سود\+|زیان−)[۰-۹٬]+[+−][۰-۹٬]+٫[۰-۹]{2}٪$/,
  )
  expect(figures.getByText(digits(prx))).toBeVisible()

  const parts = screen.getByRole('table', { name: 'ترکیب سبد' })
  expect(within(parts).getByRole('row', { name: /سهام ۱۴۲٬[۰-۹٬]+.*۶۲/ })).toBeInTheDocument()
  await userEvent.click(within(parts).getByRole('button', { name: 'طلا' }))
  expect(within(parts).getByRole('button', { name: 'طلا' })).toHaveAttribute('aria-pressed', 'true')

  const line = within(screen.getByRole('region', { name: 'عملکرد سبد' }))
  const grown = figures.getByText('بازدهٔ سبد').nextElementSibling?.textContent ?? ''
  expect(grown).toMatch(/^[+−][۰-۹]+٫[۰-۹]{2}٪$/)
  expect(await line.findByRole('slider', { name: /^نمودار عملکرد؛/ })).toHaveAttribute(
    'aria-valuetext',
    expect.stringContaining(grown),
  )

  expect(await screen.findByText('ساخت سبد')).toBeVisible()
  const leads = ['/pma-stocks', '/pma-transactions', '/user-pma/history', '/pma/inventory-increase']
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  const withdrawal = '/faq?form=counselling'
  expect(links.toSorted()).toEqual([withdrawal, ...leads.map((path) => `${path}?prx=${prx}`)].toSorted())
})

test('PMA-056 a withdrawal is asked for at the support, in its form', async () => {
  const { navigation } = await openFirst(await newPerson('pma-holder'))
  const row = await screen.findByRole('link', { name: /^برداشت از سبد/ })
  expect(row).toHaveTextContent('درخواست شما را پشتیبان ثبت می‌کند')
  await userEvent.click(row)
  await waitFor(() => expect(navigation.place()).toMatchObject({ pathname: '/faq', search: '?form=counselling' }))
})

test('PMA-056 value, payments, gain, shares, days and events are those of the server, each in its place', async () => {
  const person = await newPerson('empty')
  await forceResponse(person, path, {
    body: {
      prx: 'PRX-10000001',
      plan_id: 1,
      plan_name: 'سبد آزمون',
      logo: 'gem',
      value: 345_678_901,
      paid_in: 300_111_222,
      profit: 45_567_679,
      profit_percentage: 15.18,
      return_percentage: 21.4,
      created_at: '2026-03-21',
      composition: [
        { name: 'اوراق', percentage: 60.25, value: 208_271_538 },
        { name: 'شمش', percentage: 39.75, value: 137_407_363 },
      ],
      performance: [
        { date: '2026-03-21', value: 300_000_001, paid_in: 300_000_002, return_percentage: 0 },
        { date: '2026-11-20', value: 345_000_111, paid_in: 300_000_222, return_percentage: 21.4 },
      ],
    },
  })
  const event = { kind: 'INCREASED', status: null, amount: 98_765_432, units: 535, price: 184_321, reference: null }
  const where = { prx: 'PRX-10000001', plan_id: 1, plan_name: 'سبد آزمون' }
  const results = [{ ...event, ...where, id: '1', date: '2026-06-01T08:30:00.000Z' }]
  await forceResponse(person, '/pma/api/v1/history/', { body: { count: 1, page: 1, page_count: 1, results } })
  await renderPma({ path: '/user-pma/PRX-10000001', person })
  const value = await screen.findByRole('region', { name: 'ارزش سبد' })
  const gain = ['سود و زیان', '+۴۵٬۵۶۷٬۶۷۹', '+۱۵٫۱۸٪', 'بازدهٔ سبد', '+۲۱٫۴۰٪']
  const facts = ['مبلغ واریزشده', '۳۰۰٬۱۱۱٬۲۲۲ ریال', ...gain, day('2026-03-21'), 'PRX-۱۰۰۰۰۰۰۱']
  expect(missingTexts(value, ['۳۴۵٬۶۷۸٬۹۰۱', ...facts])).toEqual([])
  const parts = screen.getByRole('table', { name: 'ترکیب سبد' })
  const shares = ['اوراق', '۲۰۸٬۲۷۱٬۵۳۸', '۶۰٫۲۵', 'شمش', '۱۳۷٬۴۰۷٬۳۶۳', '۳۹٫۷۵']
  expect(missingTexts(parts, shares)).toEqual([])
  const line = screen.getByRole('region', { name: 'عملکرد سبد' })
  expect(missingTexts(line, [day('2026-11-20'), '+۲۱٫۴۰٪', '۳۴۵٬۰۰۰٬۱۱۱ ریال'])).toEqual([])
  expect(await within(line).findByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(new RegExp(`\\+۲۱٫۴۰٪.*${day('2026-11-20')}.*واریز`)),
  )
  expect(within(line).getByText('روز واریز')).toBeVisible()
  const events = await screen.findByRole('list', { name: /رویداد|تاریخچه/ })
  expect(missingTexts(events, ['افزایش سبد', day('2026-06-01'), '۹۸٬۷۶۵٬۴۳۲', '۵۳۵ واحد'])).toEqual([])
})

test('PMA-056 INV-003 the eye hides every amount of the page and shows it again; shares stay', async () => {
  await openFirst(await newPerson())
  await userEvent.click(await screen.findByRole('button', { name: 'پنهان کردن مبلغ‌ها' }))
  const figures = await valueSection()
  await waitFor(() => expect(figures.getAllByText('*****').length).toBeGreaterThan(2))
  expect(screen.queryByText(/[۰-۹]٬[۰-۹]{3}/)).not.toBeInTheDocument()
  // A return tells no amount.
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', expect.stringContaining('٪'))
  expect(within(screen.getByRole('table')).getByText(/۶۲/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'نمایش مبلغ‌ها' }))
  expect(await figures.findByText(/^۲۳۰٬[۰-۹٬]+$/)).toBeVisible()
})

test('PMA-056 INV-003 D-62 amounts hidden on the home page never flash up here', async () => {
  await openFirst(await newPerson(), { kept: { general: { visibleHomeBalance: false } } })
  const figures = await valueSection()
  expect(figures.getAllByText('*****').length).toBeGreaterThan(2)
  expect(screen.queryByText(/[۰-۹]٬[۰-۹]{3}/)).not.toBeInTheDocument()
})

test('PMA-056 F32 a portfolio of huge value, many parts, an unknown icon and a single day', async () => {
  const person = await newPerson('pma-holder')
  const share = 100 / 12
  await forceResponse(person, path, {
    body: {
      prx: 'PRX-1',
      plan_id: 99,
      plan_name: 'سبدی با نامی بسیار بلند که در یک سطر جا نمی‌شود',
      logo: 'unheard-of',
      value: 987_654_321_987_654,
      paid_in: 0,
      profit: -12,
      profit_percentage: null,
      return_percentage: null,
      created_at: 'soon',
      composition: Array.from({ length: 12 }, (_, index) => ({
        name: `بخش ${index}`,
        percentage: share,
        value: 1_000,
      })),
      performance: [{ date: '2026-11-21', value: 1, paid_in: 1, return_percentage: 0 }],
    },
  })
  await renderPma({ path: '/user-pma/PRX-1', person })
  const figures = await valueSection()
  expect(figures.getByText('۹۸۷٬۶۵۴٬۳۲۱٬۹۸۷٬۶۵۴')).toBeVisible()
  expect(within(screen.getByRole('table')).getAllByRole('button')).toHaveLength(12)
  expect(screen.getByText('نمودار از روز دوم سبد دیده می‌شود.')).toBeVisible()
  expect(document.body).not.toHaveTextContent(/NaN|undefined|null/)
})
