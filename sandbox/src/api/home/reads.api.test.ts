import { beforeAll, expect, test } from '@jest/globals'
import { signIn } from '@sarv/platform/testing/sign-in'
import type { UserAssets, WorthDay } from '@sarv/shared/contract/assets'
import type { BankAccount, BankBalance } from '@sarv/shared/contract/bank-accounts'
import type { FundAccount } from '@sarv/shared/contract/fund-accounts'
import type { Fund, PricePoint, UserFund } from '@sarv/shared/contract/funds'
import type { Gain } from '@sarv/shared/contract/gain'
import type { Home } from '@sarv/shared/contract/home'
import type { Place } from '@sarv/shared/contract/location'
import type { NavigationItem } from '@sarv/shared/contract/navigation'
import type { Profile } from '@sarv/shared/contract/profile'
import type { FundSettings, PwaSettings } from '@sarv/shared/contract/settings'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { seedPeople } from '../../seed/people'
import { personKinds } from '../../seed/person-kinds'
import { type ApiClient, signInClient } from '../../testing/api-client'

let investor: ApiClient
let newcomer: ApiClient

beforeAll(async () => {
  investor = await signInClient({ kind: 'investor' })
  newcomer = await signInClient({ kind: 'empty' })
})

test('SBX-020 the profile is the signed-in person', async () => {
  const { body } = await investor.get<Profile>('/onboarding/api/v1/profile/')
  expect(body).toMatchObject({
    sub: investor.person.sub,
    preferred_username: investor.person.mobile,
    national_code: investor.person.national_code,
    level: 2,
    user_level: 'NORMAL',
    can_referral: false,
  })
})

test('SBX-021 home has sections and banners with the action of each', async () => {
  const { body } = await investor.get<Home>('/general/api/v1/home/')
  expect(body.sections.map((one) => one.type)).toEqual(['ASSET', 'INQUIRY_FUND_ORDERS', 'FUND', 'PORTFOLIO'])
  expect(body.banners.every((one) => ['INTERNAL', 'EXTERNAL'].includes(one.action))).toBe(true)
})

test.each([
  ['empty', ['BANK', 'FUND', 'RECOMMENDATION']],
  ['card-required', ['BANK', 'FUND', 'RECOMMENDATION']],
  ['card-pending', ['FUND', 'RECOMMENDATION']],
  ['card-blocked', ['FUND', 'RECOMMENDATION']],
  ['investor', ['FUND', 'RECOMMENDATION']],
  ['recommendation-offers', ['BANK', 'FUND']],
] as const)('D-143 D-222 the banners of a person of kind %s are %j', async (kind, types) => {
  const { body } = await (await signInClient({ kind })).get<Home>('/general/api/v1/home/')
  expect(body.banners.map(({ type }) => type)).toEqual(types)
})

test.each([
  [{ kind: 'empty' }, true],
  [{ kind: 'empty', joined_days_ago: 31 }, false],
  [{ kind: 'limit-amount', joined_days_ago: 21 }, false],
  [{ kind: 'pma-holder', joined_days_ago: 1 }, false],
  [{ kind: 'investor' }, false],
] as const)('D-143 %j may say who invited them: %s', async (options, can_referral) => {
  const { body } = await (await signInClient(options)).get<Profile>('/onboarding/api/v1/profile/')
  expect(body.can_referral).toBe(can_referral)
})

test('SBX-022 the tabs come by priority with one default', async () => {
  const { body } = await investor.get<{ items: NavigationItem[] }>('/general/api/v1/navigation/')
  expect(body.items.map((one) => one.type)).toEqual(['HOME', 'ASSET', 'INVEST', 'BANK', 'PROFILE'])
  expect(body.items.filter((one) => one.is_default)).toHaveLength(1)
})

test('SBX-023 the settings of the app, with pictures of the stores, are open before the sign-in', async () => {
  const response = await fetch(`${testOrigins().api}/general/api/v1/settings/pwa/`)
  const body: PwaSettings = await response.json()
  expect(response.status).toBe(200)
  expect(body.store_links).toHaveLength(2)
  for (const { image } of body.store_links) {
    const picture = await fetch(image ?? '')
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  }
})

test('SBX-025 INV-026 a fund has its rules, with five fee bands that follow on one another', async () => {
  const { body } = await investor.get<FundSettings>('/general/api/v1/settings/fund-11307/')
  expect(body.fee_bands.map((band) => [band.from_day, band.to_day])).toEqual([
    [1, 7],
    [8, 15],
    [16, 30],
    [31, 60],
    [61, 90],
  ])
  expect(body.fee_bands.map((band) => band.percent)).toEqual([2, 1.5, 1, 0.5, 0.25])
  expect(body).toMatchObject({ min_amount: 500_000, cut_off: '15:00', risk: 'medium' })
  expect(body.account).toEqual({ bankName: expect.stringMatching(/^بانک/), iban: expect.stringMatching(/^IR\d{24}$/) })
  expect(body.notes).not.toEqual([])
  expect((await investor.get('/general/api/v1/settings/fund-99999/')).status).toBe(404)
})

test('SBX-028 there are 31 provinces, and Tehran has its cities', async () => {
  const { body } = await investor.get<Place[]>('/general/api/v1/province/')
  expect(body).toHaveLength(31)
  const tehran = body.find((one) => one.name === 'تهران')
  const cities = await investor.get<Place[]>(`/general/api/v1/province/${tehran?.id}/city/`)
  expect(cities.body.map((one) => one.name)).toContain('تهران')
  expect((await investor.get('/general/api/v1/province/99/city/')).status).toBe(404)
})

test('SBX-030 at least 40 funds of all 20 types, 12180 among them, each with returns and a line', async () => {
  const { body } = await investor.get<Fund[]>('/fund/api/v1/info/funds/')
  expect(body.length).toBeGreaterThanOrEqual(40)
  expect(new Set(body.map((fund) => fund.fund_type)).size).toBe(20)
  expect(body.map((fund) => fund.ds_code)).toContain('12180')
  expect(body.map((fund) => fund.priority)).toEqual(body.map((_, index) => index + 1))
  expect(body.find((fund) => fund.ds_code === '11541')?.annual_return).toBeGreaterThan(30)
  expect(body.find((fund) => fund.ds_code === '11545')).toMatchObject({ annual_return: null, semi_yearly: null })
  expect(body.every((fund) => fund.spark.length > 2 && fund.price > 0)).toBe(true)
})

test('SBX-031 units of a fund that the person holds, and of one that the person does not', async () => {
  const held = await investor.get<UserFund>('/fund/api/v1/user_fund/11307/')
  expect(held.body.units).toBe(held.body.lots.reduce((sum, lot) => sum + lot.units, 0))
  expect(held.body.value).toBeGreaterThan(200_000_000)
  const none = await newcomer.get<UserFund>('/fund/api/v1/user_fund/11307/')
  expect(none.body).toMatchObject({ units: 0, value: 0, avg_price: 0, lots: [] })
  expect((await investor.get('/fund/api/v1/user_fund/99999/')).status).toBe(404)
})

test('SBX-032 a year of weekly prices, oldest first, ending with the newest', async () => {
  const path = '/fund/api/v2/info/chart/11307/?time_interval=yearly&time_interval_type=weekly'
  const { items } = (await investor.get<{ items: PricePoint[] }>(path)).body
  expect(items).toHaveLength(53)
  expect(items.map((one) => one.date)).toEqual(items.map((one) => one.date).sort())
  expect((await investor.get('/fund/api/v2/info/chart/99999/')).status).toBe(404)
})

test('SBX-033 the shares of the groups and of the assets add to 100', async () => {
  const { body } = await investor.get<UserAssets>('/fund/api/v1/user_asset/')
  expect(body.groups.map((group) => group.type)).toEqual(['FUND', 'PMA', 'STOCK'])
  const hundredths = (shares: number[]) => shares.reduce((sum, share) => sum + Math.round(share * 100), 0)
  expect(hundredths(body.groups.map((group) => group.total_percentage))).toBe(10_000)
  const assets = body.groups.flatMap((group) => group.assets)
  expect(hundredths(assets.map((one) => one.user_asset_info.asset_percentage))).toBe(10_000)
  expect(assets.reduce((sum, one) => sum + one.user_asset_info.asset_value, 0)).toBe(body.total_value)
  expect(body.total_value / 1_284_650_000).toBeCloseTo(1, 1)
})

test('SBX-033 SBX-031 D-119 the gains of assets, groups, funds and the whole agree, and the percentages are of what was paid', async () => {
  const { body } = await investor.get<UserAssets>('/fund/api/v1/user_asset/')
  const paid = (worth: number, { gain }: Gain) => worth - (gain ?? Number.NaN)
  const ofPaid = (worth: number, gain: Gain) => ((gain.gain ?? Number.NaN) / paid(worth, gain)) * 100
  for (const group of body.groups) {
    const gains = group.assets.map(({ user_asset_info }) => user_asset_info.gain ?? Number.NaN)
    expect(gains.reduce((sum, gain) => sum + gain, 0)).toBe(group.gain)
    expect(group.gain_percentage).toBeCloseTo(ofPaid(group.total_value, group), 1)
  }
  expect(body.groups.reduce((sum, { gain }) => sum + (gain ?? Number.NaN), 0)).toBe(body.gain)
  expect(body.gain_percentage).toBeCloseTo(ofPaid(body.total_value, body), 1)
  const { body: fund } = await investor.get<UserFund>('/fund/api/v1/user_fund/11307/')
  const listed = body.groups[0]?.assets.find(({ ds_code }) => ds_code === '11307')?.user_asset_info
  expect(listed).toMatchObject({ gain: fund.gain, gain_percentage: fund.gain_percentage })
  // Two purchases: the mean is rounded to a rial a unit.
  expect(Math.abs(paid(fund.value, fund) - fund.avg_price * fund.units)).toBeLessThanOrEqual(fund.units / 2)
})

test('SBX-033 D-120 the history of the worth ends with the worth of today, and counts gains from its first day', async () => {
  const history = async (query: string) =>
    (await investor.get<{ items: WorthDay[] }>(`/fund/api/v1/user_asset/history/?${query}`)).body.items
  const { body } = await investor.get<UserAssets>('/fund/api/v1/user_asset/')
  const all = await history('time_interval=all&time_interval_type=monthly')
  const month = await history('time_interval=monthly&time_interval_type=daily')
  for (const items of [all, month]) {
    expect(items.at(-1)?.value).toBe(body.total_value)
    expect(items[0]).toMatchObject({ gain: 0, return_percentage: 0 })
    expect(items.map(({ date }) => date)).toEqual(items.map(({ date }) => date).toSorted())
  }
  // All was bought at the prices of its days and nothing sold: what it gained since is what it is worth above its cost.
  expect(all.at(-1)?.gain).toBe(body.gain)
  expect(month).toHaveLength(29)
  expect((await newcomer.get('/fund/api/v1/user_asset/history/')).body).toEqual({ items: [] })
})

test('SBX-033 who holds nothing has zeros and empty groups', async () => {
  const { body } = await newcomer.get<UserAssets>('/fund/api/v1/user_asset/')
  expect(body).toMatchObject({ total_value: 0, month_change: 0, month_change_percentage: 0 })
  expect(body.groups.flatMap((group) => group.assets)).toEqual([])
})

test('SBX-035 the bank accounts of the holder, the default one first', async () => {
  const { body } = await investor.get<FundAccount[]>('/fund/api/v1/bank_accounts/11307/')
  expect(body.map(({ bankName, is_default }) => [bankName, is_default])).toEqual([
    ['بانک خاورمیانه', true],
    ['بانک کرانه', false],
  ])
  for (const { id, accountNumber, iban } of body) {
    expect([id, accountNumber]).toEqual([expect.any(Number), expect.stringMatching(/^\d{13}$/)])
    expect(iban).toMatch(new RegExp(`^IR\\d{11}${accountNumber}$`))
  }
})

test.each(seedPeople)('SBX-014 $mobile signs in as the person of the kind $kind', async ({ mobile, kind }) => {
  const { api, identity, inbox } = testOrigins()
  const { access_token } = await signIn(identity, inbox, mobile)
  const response = await fetch(`${api}/onboarding/api/v1/profile/`, {
    headers: { authorization: `Bearer ${access_token}` },
  })
  expect(await response.json()).toMatchObject({ preferred_username: mobile, level: personKinds[kind].level })
})

test('SBX-043 the balance is the one of the ledger, and only the owner sees it', async () => {
  const { accounts } = (await investor.get<{ accounts: BankAccount[] }>('/bank/api/v1/account/accounts-with-onb/')).body
  expect(accounts[0]?.card_number).toMatch(/^\d{6}\*{6}\d{4}$/)
  const path = `/bank/api/v1/account/balance/${accounts[0]?.id}/`
  const began = Date.now()
  const { body } = await investor.get<BankBalance>(path)
  expect(body).toEqual({ balance: 86_420_500, blocked: 0, updated_at: expect.any(String) })
  expect(Date.parse(body.updated_at)).toBeGreaterThanOrEqual(began)
  expect((await newcomer.get(path)).status).toBe(404)
})

test('the recommendation page has its knowledge, and the person the past recommendations', async () => {
  const settings = await investor.get<{ general_components: Record<string, unknown[]> }>(
    '/general/api/v1/settings/recommendation/',
  )
  expect(settings.body.general_components.fund_knowledge?.length).toBeGreaterThan(2)
  const orders = await investor.post<{ status: string }[]>('/recommendation/api/v1/orders/')
  expect(orders.body).toMatchObject([{ status: 'invested', type: 'FREE' }])
})

test('the document of the API is served to everyone', async () => {
  const document = await (await fetch(`${testOrigins().api}/openapi.json`)).json()
  expect(Object.keys(document.paths)).toContain('/fund/api/v1/payment/request/')
})
