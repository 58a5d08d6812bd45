import { beforeAll, expect, test } from '@jest/globals'
import { toJalaliMonth } from '@sarv/shared/calendar/jalali-month'
import type { UserAssets } from '@sarv/shared/contract/assets'
import type { AccountChange, Cardex, DepositCertificate, ProfitShare } from '@sarv/shared/contract/fund-statements'
import type { UserFund } from '@sarv/shared/contract/funds'
import type { MonthTotal } from '@sarv/shared/contract/wire'
import { readPdf } from '@sarv/shared/testing/read-pdf'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { type ApiClient, errorMessage, signInClient } from '../../testing/api-client'
import { addDays, tehranDay } from '../../time/tehran'

interface Paged<Row> {
  readonly count: number
  readonly page_count: number
  readonly results: Row[]
}

const fundCode = '/fund/api/v1'
const statementPaths = [
  `${fundCode}/deposit-certificate/`,
  `${fundCode}/account-history/`,
  `${fundCode}/profit-sharing/`,
  `${fundCode}/cardex/`,
  `${fundCode}/cardex/file/`,
]
const today = tehranDay(new Date())
let investor: ApiClient
let empty: ApiClient
beforeAll(async () => {
  investor = await signInClient({ kind: 'investor', first_name: 'نگار', last_name: 'فرهمند' })
  empty = await signInClient({ kind: 'empty' })
})

const read = async <Body>(path: string, caller = investor) => (await caller.get<Body>(fundCode + path)).body

test.each(statementPaths.flatMap((path) => badDays().map((query) => [path, query] as const)))(
  'SBX-102 %s refuses %s in Persian',
  async (path, query) => {
    const { status, body } = await investor.get(`${path}?${query}`)
    expect(status).toBe(400)
    expect(errorMessage(body)).toMatch(/تاریخ|بازه/)
  },
)

function badDays(): string[] {
  return [
    'from=2026-10-02&to=2026-10-01',
    `to=${addDays(today, 1)}`,
    `from=${addDays(today, 1)}`,
    'from=2026-02-30',
    'to=yesterday',
    'from=',
    'from=2026-10-01&from=2026-10-02',
    'from=1405-08-01',
  ]
}

test.each(statementPaths)(
  'SBX-102 %s knows no fund 99999 and responds to no one who is not signed in',
  async (path) => {
    expect((await investor.get(`${path}?ds_code=99999`)).status).toBe(404)
    expect((await fetch(testOrigins().api + path)).status).toBe(401)
  },
)

test.each(['11602', '11307', '11541'])(
  'SBX-102 INV-065 the cardex of %s begins with nothing and ends with what user_fund says',
  async (code) => {
    const cardex = await read<Cardex>(`/cardex/?ds_code=${code}`)
    const { value, lots } = await read<UserFund>(`/user_fund/${code}/`)
    expect(cardex).toMatchObject({ ds_code: code, holder: 'نگار فرهمند', opening_balance: 0, closing_balance: value })
    expect(cardex.rows[0]).toMatchObject({ type: 'OPENING', balance: 0, date: lots[0]?.purchased_at })
    expect(cardex.rows.at(-1)?.balance).toBe(value)
    cardex.rows.reduce((before, { credit, debit, balance }) => {
      expect(balance).toBe(before + credit - debit)
      return balance
    }, 0)
  },
)

test('SBX-102 INV-065 the cardex of all funds ends with the funds in user_asset, and two halves make the whole', async () => {
  const whole = await read<Cardex>('/cardex/')
  const { groups } = await read<UserAssets>('/user_asset/')
  expect(whole.closing_balance).toBe(groups.find(({ type }) => type === 'FUND')?.total_value)
  const middle = addDays(today, -60)
  const first = await read<Cardex>(`/cardex/?to=${middle}`)
  const second = await read<Cardex>(`/cardex/?from=${addDays(middle, 1)}`)
  expect(second.opening_balance).toBe(first.closing_balance)
  expect(second.closing_balance).toBe(whole.closing_balance)
  expect(second.rows[0]).toMatchObject({ type: 'OPENING', balance: first.closing_balance })
})

test('SBX-102 INV-063 the unit ledger of each fund ends with the units that are held', async () => {
  const changes = await read<Paged<AccountChange>>('/account-history/')
  expect(changes.count).toBe(4)
  for (const code of ['11602', '11307', '11541']) {
    const [newest] = (await read<Paged<AccountChange>>(`/account-history/?ds_code=${code}`)).results
    expect(newest?.balance).toBe((await read<UserFund>(`/user_fund/${code}/`)).units)
  }
  const two = (await read<Paged<AccountChange>>('/account-history/?ds_code=11307')).results
  expect(two[0]?.balance).toBe((two[0]?.change ?? 0) + (two[1]?.change ?? 0))
  const narrowed = await read<Paged<AccountChange>>(
    `/account-history/?ds_code=11307&from=${two[0]?.date}&to=${two[0]?.date}`,
  )
  expect(narrowed.results).toEqual([two[0]])
})

test('D-134 SBX-102 the months of payouts add up what was paid in them, under the filter', async () => {
  type Shares = Paged<ProfitShare> & { readonly months: MonthTotal[] }
  const { results, months } = await read<Shares>('/profit-sharing/')
  expect(months).toEqual(
    results.map(({ date, amount }) => ({ month: toJalaliMonth(date), paid_in: amount, paid_out: 0 })),
  )
  const [newest] = results
  expect((await read<Shares>(`/profit-sharing/?from=${newest?.date}`)).months).toEqual(months.slice(0, 1))
  expect((await read<Shares>('/profit-sharing/?ds_code=11541')).months).toEqual([])
  expect((await read<Shares>('/profit-sharing/?page=9')).months).toEqual([])
})

test('SBX-102 INV-064 the fund of fixed income has paid each month to the default account, the others never', async () => {
  const { count, results } = await read<Paged<ProfitShare>>('/profit-sharing/')
  expect(count).toBeGreaterThanOrEqual(6)
  const [account] = await read<{ iban: string; is_default: boolean }[]>('/bank_accounts/11602/')
  const { units } = await read<UserFund>('/user_fund/11602/')
  for (const share of results) {
    expect(share).toMatchObject({ ds_code: '11602', units, amount: share.per_unit * units, iban: account?.iban })
  }
  expect(results.map(({ date }) => date)).toEqual([...new Set(results.map(({ date }) => date))].sort().reverse())
  expect((await read<Paged<ProfitShare>>('/profit-sharing/?ds_code=11541')).results).toEqual([])
  expect((await read<Paged<ProfitShare>>('/profit-sharing/?from=2020-01-01')).count).toBe(count)
  const first = results.at(-1)?.date ?? ''
  expect((await read<Paged<ProfitShare>>(`/profit-sharing/?to=${first}`)).count).toBe(1)
  expect((await read<Paged<ProfitShare>>(`/profit-sharing/?to=${addDays(first, -1)}`)).count).toBe(0)
  const { rows } = await read<Cardex>('/cardex/?ds_code=11602')
  const paid = rows.filter(({ type }) => type === 'PROFIT_PAYOUT')
  expect(paid.map(({ debit }) => debit).toReversed()).toEqual(results.map(({ amount }) => amount))
})

test('SBX-102 INV-062 one certificate for each held fund, as a PDF of its owner alone', async () => {
  const certificates = await read<DepositCertificate[]>('/deposit-certificate/')
  expect(certificates.map(({ ds_code }) => ds_code).sort()).toEqual(['11307', '11541', '11602'])
  const [certificate] = await read<DepositCertificate[]>('/deposit-certificate/?ds_code=11307')
  expect(certificate).toMatchObject({ holder: 'نگار فرهمند', number: `11307-${certificate?.id}` })
  expect(certificate?.units).toBe((await read<UserFund>('/user_fund/11307/')).units)
  const path = `${fundCode}/deposit-certificate/${certificate?.id}/file/`
  const response = await investor.file(path)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
  })
  const [page] = await readPdf(response.bytes)
  const units = new Intl.NumberFormat('fa-IR').format(certificate?.units ?? 0)
  for (const text of ['نگار فرهمند', 'چکاد بلند', units, 'صفحه ۱ از ۱']) expect(page).toContain(text)
  expect((await empty.get(path)).status).toBe(404)
  for (const id of ['0', '-1', '1.5', 'x', '999999999']) {
    expect((await investor.get(`${fundCode}/deposit-certificate/${id}/file/`)).status).toBe(404)
  }
})

test('SBX-102 INV-066 the cardex as a PDF has the holder, the days and numbered pages, and is kept by no one', async () => {
  const response = await investor.file(`${fundCode}/cardex/file/?ds_code=11602&from=2026-08-23&to=2026-10-22`)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  const pages = await readPdf(response.bytes)
  expect(pages).toHaveLength(1)
  for (const text of ['نگار فرهمند', 'نیلوفر کبود', '۱۴۰۵/۰۶/۰۱', '۱۴۰۵/۰۷/۳۰', 'صفحه ۱ از ۱']) {
    expect(pages[0]).toContain(text)
  }
})

test('PLT-013 INV-062 INV-066 certificate and cardex are English where the app is, the holder’s name apart', async () => {
  const [certificate] = await read<DepositCertificate[]>('/deposit-certificate/?ds_code=11307')
  const papers: [string, string, string][] = [
    [`/deposit-certificate/${certificate?.id}/file/`, 'Certificate of High Summit.pdf', 'High Summit, code 11307'],
    [
      '/cardex/file/?ds_code=11602&from=2026-08-23&to=2026-10-22',
      'Cardex 2026-08-23 to 2026-10-22.pdf',
      'Blue Lotus, code 11602',
    ],
  ]
  for (const [path, name, fund] of papers) {
    const { bytes, headers } = await investor.file(fundCode + path, 'en')
    expect(headers.get('content-disposition')).toContain(encodeURIComponent(name))
    const [page = ''] = await readPdf(bytes)
    for (const text of ['نگار فرهمند', fund, 'Page 1 of 1']) expect(page).toContain(text)
    expect(page.replace('نگار فرهمند', '')).not.toMatch(/\p{Script=Arabic}/u)
  }
})

test('SBX-102 who holds nothing has empty papers', async () => {
  expect(await read('/deposit-certificate/', empty)).toEqual([])
  expect(await read('/account-history/', empty)).toMatchObject({ count: 0, results: [] })
  expect(await read('/profit-sharing/', empty)).toMatchObject({ count: 0, results: [] })
  expect(await read('/cardex/', empty)).toMatchObject({ rows: [], closing_balance: 0, from: today, to: today })
  expect((await readPdf((await empty.file(`${fundCode}/cardex/file/`)).bytes))[0]).toContain('صفحه ۱ از ۱')
})
