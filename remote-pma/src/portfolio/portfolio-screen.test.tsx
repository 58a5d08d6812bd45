import { expect, test } from '@jest/globals'
import type { TestPerson } from '@sarv/shared/testing/control'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { force, openPma, somebody } from '../open-pma'

const PATH = '/pma/api/v1/user-portfolio/*'

/** Opens the first portfolio of a person, as from the list. */
async function openFirst(person: TestPerson, options: { kept?: Record<string, unknown>; language?: 'fa' | 'en' } = {}) {
  const mounted = await openPma({ path: '/pma', person, ...options })
  const own = within(await screen.findByRole('list', { name: /^(سبدهای من|My portfolios)$/ }))
  const [first = document.body] = own.getAllByRole('link')
  const prx = first.getAttribute('href')?.replace('/user-pma/', '') ?? ''
  await userEvent.click(first)
  return { ...mounted, prx }
}
const worth = async () => within(await screen.findByRole('region', { name: 'ارزش سبد' }))

test('PMA-056 a portfolio shows its value, what was paid in, gain, ring with its list, line, events and what leads on', async () => {
  const { title, prx } = await openFirst(await somebody())
  const figures = await worth()
  await waitFor(() => expect(title()).toBe('سبد رشد پویا'))
  expect(figures.getByText(/^۲۳۰٬[۰-۹٬]+$/)).toBeVisible()
  expect(figures.getByText('مبلغ واریزشده').nextElementSibling).toHaveTextContent(/^[۰-۹٬]+ ریال$/)
  expect(figures.getByText('سود و زیان').nextElementSibling).toHaveTextContent(
    /^[+−-][۰-۹٬]+ ?[+−-]?[۰-۹٬]+٫[۰-۹]{2}٪$/,
  )
  expect(figures.getByText(prx)).toBeVisible()

  const parts = screen.getByRole('table', { name: 'ترکیب سبد' })
  expect(within(parts).getByRole('row', { name: /سهام ۱۴۲٬[۰-۹٬]+.*۶۲/ })).toBeInTheDocument()
  await userEvent.click(within(parts).getByRole('button', { name: 'طلا' }))
  expect(within(parts).getByRole('button', { name: 'طلا' })).toHaveAttribute('aria-pressed', 'true')

  const line = within(screen.getByRole('region', { name: 'عملکرد سبد' }))
  expect(await line.findByRole('slider', { name: /^نمودار ارزش؛/ })).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^۲۳۰٬.*ریال/),
  )

  expect(await screen.findByText('ساخت سبد')).toBeVisible()
  const leads = ['/pma-stocks', '/pma-transactions', '/user-pma/history', '/pma/inventory-increase']
  const places = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(places.toSorted()).toEqual(leads.map((path) => `${path}?prx=${prx}`).toSorted())
})

test('PMA-056 INV-003 the eye hides every amount of the page and shows it again; shares stay', async () => {
  await openFirst(await somebody())
  await userEvent.click(await screen.findByRole('button', { name: 'پنهان کردن مبلغ‌ها' }))
  const figures = await worth()
  await waitFor(() => expect(figures.getAllByText('*****').length).toBeGreaterThan(2))
  expect(screen.queryByText(/[۰-۹]٬[۰-۹]{3}/)).not.toBeInTheDocument()
  expect(screen.queryByRole('slider')).not.toBeInTheDocument()
  expect(screen.getByText(/برای دیدن نمودار آن‌ها را آشکار کنید/)).toBeVisible()
  expect(within(screen.getByRole('table')).getByText(/۶۲/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'نمایش مبلغ‌ها' }))
  expect(await figures.findByText(/^۲۳۰٬[۰-۹٬]+$/)).toBeVisible()
})

test('PMA-056 INV-003 D-62 amounts that were hidden on the home page never flash up here', async () => {
  await openFirst(await somebody(), { kept: { general: { visibleHomeBalance: false } } })
  const figures = await worth()
  expect(figures.getAllByText('*****').length).toBeGreaterThan(2)
  expect(screen.queryByText(/[۰-۹]٬[۰-۹]{3}/)).not.toBeInTheDocument()
})

test.each(['PRX-00000000', 'x', '..%2F..%2Fall', '%20'])(
  'PMA-056 the portfolio %s leads to the page that says so',
  async (prx) => {
    const { navigation } = await openPma({ path: `/user-pma/${prx}`, person: await somebody('empty') })
    await waitFor(() => expect(navigation.place().pathname).toBe('/not-found'))
  },
)

test('PMA-056 the portfolio of somebody else leads to the page that says so', async () => {
  const { prx, unmount } = await openFirst(await somebody('pma-holder'))
  await worth()
  unmount()
  const { navigation } = await openPma({ path: `/user-pma/${prx}`, person: await somebody() })
  await waitFor(() => expect(navigation.place().pathname).toBe('/not-found'))
})

test('PMA-056 a portfolio that fails to load says so and comes with one retry', async () => {
  const person = await somebody('pma-holder')
  await force(person, PATH, { status: 500, body: {}, times: 2 })
  await openFirst(person)
  await userEvent.click(await screen.findByRole('button', { name: 'تلاش دوباره' }))
  expect((await worth()).getByText('مبلغ واریزشده')).toBeVisible()
})

test('PMA-056 F32 a portfolio of huge worth, many parts, an unknown sign and one day only', async () => {
  const person = await somebody('pma-holder')
  const share = 100 / 12
  await force(person, PATH, {
    body: {
      prx: 'PRX-1',
      plan_id: 99,
      plan_name: 'سبدی با نامی بسیار بلند که در یک سطر جا نمی‌شود',
      logo: 'unheard-of',
      value: 987_654_321_987_654,
      paid_in: 0,
      profit: -12,
      profit_percentage: null,
      created_at: 'soon',
      composition: Array.from({ length: 12 }, (_, place) => ({
        name: `بخش ${place}`,
        percentage: share,
        value: 1_000,
      })),
      performance: [{ date: '2026-11-21', value: 1, paid_in: 1 }],
    },
  })
  await openPma({ path: '/user-pma/PRX-1', person })
  const figures = await worth()
  expect(figures.getByText('۹۸۷٬۶۵۴٬۳۲۱٬۹۸۷٬۶۵۴')).toBeVisible()
  expect(within(screen.getByRole('table')).getAllByRole('button')).toHaveLength(12)
  expect(screen.getByText('نمودار از روز دوم سبد دیده می‌شود.')).toBeVisible()
  expect(document.body).not.toHaveTextContent(/NaN|undefined|null/)
})

test('PMA-056 the page reads in English too', async () => {
  await openFirst(await somebody('pma-holder'), { language: 'en' })
  expect(await screen.findByRole('region', { name: 'Portfolio value' })).toHaveTextContent(
    /Paid in.*Gain or loss.*Created on/,
  )
})
