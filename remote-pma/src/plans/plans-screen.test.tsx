import { expect, test } from '@jest/globals'
import { formatterFor } from '@sarv/shared/format/format'
import { mountRemote } from '@sarv/shared/testing/mount-remote'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import fa from '../../locales/fa.json'
import manifest from '../../remote.json'
import { screens } from '../routes'
import { missingTexts } from '../testing/missing-texts'
import { driveOnboarding } from '../testing/onboarding-driver'

const pma = { name: 'pma', screens, dictionaries: { fa, en: async () => ({ default: en }) } }
const persian = formatterFor('fa')
const plansPath = '/pma/api/v1/portfolio/plans/'

test('PMA-001 own portfolios stand before the plans; a plan shows minimum, return and risk', async () => {
  const { navigation } = await mountRemote(pma, { path: '/pma' })
  const headings = await screen.findAllByRole('heading', { level: 2 })
  expect(headings.map(({ textContent }) => textContent)).toEqual(['سبدهای من', 'سبدهای پیشنهادی'])
  const own = screen.getByRole('list', { name: 'سبدهای من' })
  const rows = within(own).getAllByRole('link')
  expect(rows.map((row) => row.getAttribute('href'))).toEqual(
    Array(2).fill(expect.stringMatching(/^\/user-pma\/PRX-\d{8}$/)),
  )
  expect(rows[0]).toHaveTextContent(/سبد رشد پویا.*۲۳۰٬[۰-۹٬]+/)

  const plans = screen.getAllByRole('link', { name: /حداقل سرمایه/ })
  expect(plans.map((plan) => plan.getAttribute('href'))).toEqual(['/pma/1', '/pma/2', '/pma/3', '/pma/4', '/pma/5'])
  const [first = document.body] = plans
  for (const fact of ['سبد رشد پویا', 'پرریسک', '+۳۱٫۲۴٪', '۵۰ میلیون تومان']) expect(first).toHaveTextContent(fact)
  expect(screen.getByText('بازدهٔ سبدها پیش‌بینی است و تضمین نمی‌شود.')).toBeVisible()
  await userEvent.click(first)
  expect(navigation.place().pathname).toBe('/pma/1')
})

test('D-118 PMA-001 a portfolio that is paid and unfinished stands first, with the way back to it', async () => {
  const person = await newPerson('empty')
  const onboarding = await driveOnboarding(person, { amount: 2_500_000_000 })
  await onboarding.pay()
  await mountRemote(pma, { path: '/pma', person })
  const card = await screen.findByRole('list', { name: 'در راه و ناتمام' })
  expect(card).toHaveTextContent(/ساخت سبد رشد پویا.*ناتمام.*۵۰۰٬۰۰۰٬۰۰۰.*از ۲٬۵۰۰٬۰۰۰٬۰۰۰ ریال/)
  expect(within(card).getByRole('link', { name: 'ادامه' })).toHaveAttribute('href', '/pma/onboarding?plan=1')
  const headings = screen.getAllByRole('heading', { level: 2 })
  expect(headings.map(({ textContent }) => textContent)).toEqual(['در راه و ناتمام', 'سبدهای پیشنهادی'])
})

test('D-118 what is under way elsewhere is not told among the portfolios', async () => {
  await mountRemote(pma, { path: '/pma' })
  await screen.findByRole('list', { name: 'سبدهای من' })
  expect(screen.queryByText('در راه و ناتمام')).not.toBeInTheDocument()
})

test('PMA-001 INV-003 D-62 amounts hidden on the home page are hidden among the portfolios too', async () => {
  await mountRemote(pma, { path: '/pma', kept: { general: { visibleHomeBalance: false } } })
  const own = await screen.findByRole('list', { name: 'سبدهای من' })
  for (const row of within(own).getAllByRole('link')) expect(row).not.toHaveTextContent(/[۰-۹]٬/)
})

test('PMA-003 U14 a plan shows composition, minimum, the start button and a link to the questions', async () => {
  const person = await newPerson('empty')
  const { title } = await mountRemote(pma, { path: '/pma/3', person })
  const parts = await screen.findByRole('table', { name: 'ترکیب سبد' })
  expect(title()).toBe('سبد طلای مانا')
  expect(within(parts).getByRole('row', { name: /گواهی شمش طلا ۱۱۰٬۰۰۰٬۰۰۰.*۵۵/ })).toBeInTheDocument()
  expect(screen.getByText('۲۰ میلیون تومان')).toBeInTheDocument()
  expect(screen.getByText('پیش‌بینی است و تضمین نمی‌شود.')).toBeVisible()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/pma/onboarding?plan=3', '/faq/3'])
})

test('D-176 PMA-003 a plan says before paying for which results it is suitable, or that it does not fit the own one', async () => {
  const person = await newPerson('empty')
  const before = await mountRemote(pma, { path: '/pma/1', person })
  expect(await screen.findByText('با نتیجهٔ ریسک‌سنجی «ریسک‌پذیری زیاد» جور است.')).toBeVisible()
  before.unmount()
  const onboarding = await driveOnboarding(person)
  await onboarding.pay()
  await onboarding.survey()
  await mountRemote(pma, { path: '/pma/1', person })
  expect(await screen.findByText(/این سبد پرریسک است، ولی نتیجهٔ ریسک‌سنجی شما .* تنها با/)).toBeVisible()
  expect(await screen.findByRole('link', { name: 'ادامهٔ ساخت سبد' })).toBeVisible()
})

test('PMA-001 PMA-003 own portfolios and plans show the figures of the server, each in its place', async () => {
  const person = await newPerson('empty')
  const force = (path: string, body: unknown) => forceResponse(person, path, { body, times: 0 })
  const plan = {
    id: 7,
    priority: 3,
    name: 'سبد آزمون',
    logo: 'gem',
    minimum_investment_amount: 123_000_000,
    predicted_annual_return_percentage: 17.25,
    risk: 'LOW',
    description: 'سبدی برای آزمون',
    composition: [
      { name: 'اوراق', percentage: 64.5 },
      { name: 'شمش', percentage: 35.5 },
    ],
    notes: [],
    management_fee_percentage: 1.45,
    advised_months: 18,
  }
  const own = { prx: 'PRX-10000001', plan_id: 7, plan_name: 'سبد آزمون', composition: [] }
  const held = { ...own, value: 345_678_901, profit: -12_345_678, created_at: '2026-03-21', suitability: null }
  await force(plansPath, [plan])
  await force('/pma/api/v1/portfolio/all/', [held])
  const { navigation } = await mountRemote(pma, { path: '/pma', person })
  const [row = document.body] = within(await screen.findByRole('list', { name: 'سبدهای من' })).getAllByRole('link')
  const gain = persian.number(-12_345_678, { sign: 'always' })
  expect(missingTexts(row, ['سبد آزمون', persian.day('2026-03-21'), '۳۴۵٬۶۷۸٬۹۰۱', gain])).toEqual([])
  const card = screen.getByRole('link', { name: /حداقل سرمایه/ })
  expect(missingTexts(card, ['سبد آزمون', '+۱۷٫۲۵٪', persian.toman(123_000_000), 'حداقل سرمایه'])).toEqual([])

  act(() => navigation.navigate('/pma/7'))
  const intro = await screen.findByRole('region', { name: 'سبد آزمون' })
  expect(missingTexts(intro, ['۱۸', 'سبدی برای آزمون', '+۱۷٫۲۵٪'])).toEqual([])
  const facts = screen.getByRole('complementary')
  const minimum = ['۱۲۳٬۰۰۰٬۰۰۰ ریال', persian.toman(123_000_000)]
  expect(missingTexts(facts, [...minimum, '۱٫۴۵٪', '۱۸'])).toEqual([])
  const parts = screen.getByRole('table', { name: 'ترکیب سبد' })
  const shares = ['اوراق', '۷۹٬۳۳۵٬۰۰۰', '۶۴٫۵۰', 'شمش', '۴۳٬۶۶۵٬۰۰۰', '۳۵٫۵۰']
  expect(missingTexts(parts, shares)).toEqual([])
})

test('PMA-001 without plans the page says that none is on offer', async () => {
  const person = await newPerson('empty')
  await forceResponse(person, plansPath, { status: 200, body: [] })
  await mountRemote(pma, { path: '/pma', person, language: 'en' })
  expect(await screen.findByRole('heading', { name: 'No plans on offer right now' })).toBeInTheDocument()
  expect(screen.queryByText(/forecasts/)).not.toBeInTheDocument()
})

test('PMA-002 the question mark in the header of /pma leads to the questions about portfolios', () => {
  const plans = manifest.routes.find(({ path }) => path === '/pma')
  expect(plans?.extras.find(({ icon }) => icon === 'circle-help')).toMatchObject({ to: '/faq/3' })
})
