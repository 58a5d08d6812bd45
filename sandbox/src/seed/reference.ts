import { cardFund } from '@sarv/shared/rules/constants'
import { bandEnds } from '@sarv/shared/rules/early-withdrawal'
import type { Sql } from '../db/sql'
import { between, digits, seededRandom } from '../fake-data/seeded-random'
import { buildIban } from '../identifiers/check-digits'
import { pastPrices } from '../market/price-generator'
import { addDays } from '../time/tehran'
import { brokerRows } from './broker-data'
import { type FundRow, fundRows } from './fund-data'
import { citiesByProvince } from './place-data'
import { planNotes, planRows, stockRows } from './plan-data'
import { prizeRows } from './prize-data'
import { bannerRows, homeSections, navigationRows, settingRows } from './shell-data'
import { voucherRows } from './voucher-data'

type Rows = readonly (readonly unknown[])[]

/** One statement for many rows: the values travel as JSON. */
async function insert(sql: Sql, table: string, columns: string, rows: Rows): Promise<void> {
  const names = columns.split(' ')
  const objects = rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])))
  await sql.query(
    `insert into ${table} (${names.join(', ')}) select ${names.join(', ')} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(objects)],
  )
}

/** What everybody sees; `today` is the last day with prices. */
export async function seedReference(sql: Sql, today: string): Promise<void> {
  await seedPlaces(sql)
  await seedFunds(sql, today)
  await seedPlans(sql, today)
  await seedTexts(sql)
  await seedPrizes(sql, today)
  await seedBrokers(sql)
  await seedVouchers(sql, today)
}

async function seedPlaces(sql: Sql): Promise<void> {
  const provinces = Object.entries(citiesByProvince)
  await insert(
    sql,
    'province',
    'id name',
    provinces.map(([name], index) => [index + 1, name]),
  )
  const cities = provinces.flatMap(([, names], index) =>
    names.map((name, at) => [(index + 1) * 100 + at, index + 1, name]),
  )
  await insert(sql, 'city', 'id province_id name', cities)
}

const strayByRisk = { minimum: 0.0006, medium: 0.008, 'long-term': 0.014 }
/** Hundredths of a percent for the five bands. */
const feesByRisk = {
  minimum: [50, 30, 20, 10, 0],
  medium: [200, 150, 100, 50, 25],
  'long-term': [300, 200, 150, 75, 25],
}

function toCourse({ price, growth: [day, month, quarter, half, year], risk }: FundRow) {
  return { price, growth: { day, month, quarter, half, year }, stray: strayByRisk[risk] }
}

function fundNotes(fund: FundRow): string[] {
  const [first, , , , last] = bandEnds
  return [
    ...(fund.code === '12180' ? ['ثبت واحدهای این صندوق تا دو روز کاری زمان می‌برد.'] : []),
    'سفارش‌های پس از ساعت ۱۵ با قیمت روز کاری بعد انجام می‌شود.',
    `فروش واحدهایی که کمتر از ${last.toLocaleString('fa')} روز نگه داشته‌اید کارمزد خروج دارد؛ بیشترین آن برای ${first.toLocaleString('fa')} روز نخست است.`,
    ...(fund.type === 'Leverage'
      ? ['نوسان این صندوق از بازار بیشتر است و ممکن است در زمان کوتاه افت زیادی داشته باشد.']
      : []),
  ]
}

async function seedFunds(sql: Sql, today: string): Promise<void> {
  const prices: unknown[][] = []
  const funds = fundRows.map((fund, index) => {
    const random = seededRandom(fund.code)
    const instrument = `fund:${fund.code}`
    const past = pastPrices(instrument, toCourse(fund), today)
    prices.push(...past.map(({ day, price }) => [instrument, day, price]))
    const first = past[0] ?? { day: today, price: fund.price }
    const isYoung = fund.growth[4] === undefined
    const years = between(random, 2, 8)
    return [
      fund.code,
      index + 1,
      fund.name,
      fund.type,
      fund.risk,
      fund.minAmount,
      '15:00',
      isYoung ? first.day : addDays(first.day, -365 * years - between(random, 0, 300)),
      isYoung ? first.price : Math.round(first.price / (1 + 0.14 * years)),
      feesByRisk[fund.risk],
      fundNotes(fund),
      'بانک سپیدار',
      buildIban('091', digits(random, 13)),
    ]
  })
  const columns =
    'ds_code priority name type risk min_amount cut_off started_at opening_price fee_bps notes bank_name iban'
  await insert(sql, 'fund', columns, funds)
  await insert(sql, 'price', 'instrument day price', prices)
}

async function seedPlans(sql: Sql, today: string): Promise<void> {
  const columns =
    'id priority name logo min_amount predicted_return risk description composition notes management_fee advised_months'
  await insert(
    sql,
    'plan',
    columns,
    planRows.map((plan, index) => [
      plan.id,
      index + 1,
      plan.name,
      plan.logo,
      plan.minAmount,
      plan.predicted,
      plan.risk,
      plan.description,
      plan.composition,
      planNotes,
      plan.managementFee,
      plan.advisedMonths,
    ]),
  )
  await insert(
    sql,
    'stock',
    'id name symbol',
    stockRows.map(({ id, name, symbol }) => [id, name, symbol]),
  )
  const courses = [
    ...planRows.map(({ id, price, predicted, risk }) => ({
      instrument: `plan:${id}`,
      price,
      year: predicted,
      stray: risk === 'HIGH' ? strayByRisk.medium : strayByRisk.minimum,
    })),
    ...stockRows.map(({ id, price }) => ({
      instrument: `stock:${id}`,
      price,
      year: 12.4,
      stray: strayByRisk['long-term'],
    })),
  ]
  const prices = courses.flatMap(({ instrument, price, year, stray }) =>
    pastPrices(
      instrument,
      { price, growth: { day: 0.08, month: year / 13, quarter: year / 4, half: year / 2, year }, stray },
      today,
    ).map((one) => [instrument, one.day, one.price]),
  )
  await insert(sql, 'price', 'instrument day price', prices)
}

async function seedPrizes(sql: Sql, today: string): Promise<void> {
  await insert(
    sql,
    'prize_programme',
    'id key title description prize starts_on ends_on',
    prizeRows.map(({ key, title, description, prize, fromDay, toDay }, index) => [
      index + 1,
      key,
      title,
      description,
      prize,
      addDays(today, fromDay),
      addDays(today, toDay),
    ]),
  )
}

async function seedBrokers(sql: Sql): Promise<void> {
  await insert(
    sql,
    'broker',
    'id name city is_house',
    brokerRows.map(({ name, city }, index) => [index + 1, name, city, index === 0]),
  )
}

async function seedVouchers(sql: Sql, today: string): Promise<void> {
  await insert(
    sql,
    'voucher',
    'code ds_code units expires_on uses_left',
    voucherRows.map(({ code, units, toDay, uses }) => [code, cardFund, units, addDays(today, toDay), uses]),
  )
}

async function seedTexts(sql: Sql): Promise<void> {
  await insert(
    sql,
    'navigation_item',
    'type priority name is_default active_icon not_active_icon is_new_feature',
    navigationRows.map((tab) => [tab.type, tab.priority, tab.name, tab.isDefault, tab.icon, tab.icon, tab.isNew]),
  )
  await insert(
    sql,
    'home_section',
    'type sort is_visible',
    homeSections.map((type, index) => [type, index + 1, true]),
  )
  await insert(
    sql,
    'banner',
    'id sort image action type link title description',
    bannerRows.map((one, index) => [
      index + 1,
      index + 1,
      null,
      one.action,
      one.type,
      one.link,
      one.title,
      one.description,
    ]),
  )
  await insert(sql, 'setting', 'key value', Object.entries(settingRows))
}
