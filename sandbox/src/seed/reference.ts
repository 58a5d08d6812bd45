import { cardFund } from '@sarv/shared/rules/constants'
import { houseBank } from '../bank/banks'
import type { Sql } from '../db/sql'
import { digits, seededRandom } from '../fake-data/seeded-random'
import { buildIban } from '../identifiers/check-digits'
import { addDays } from '../time/tehran'
import brokers from './brokers.json'
import { fundRows } from './fund-data'
import { fundNotes } from './fund-notes'
import { writeHouseTexts } from './house-texts'
import { beginningOf, seedGoldPrices, seedPrices } from './past-prices'
import { notes, plans, stocks } from './plans.json'
import prizes from './prizes.json'
import provinces from './provinces.json'
import { banners, homeSections, navigation, settings } from './shell.json'
import { upsertRows } from './upsert-rows'
import { voucherRows } from './voucher-data'

/** What everyone sees; `today` is the last day with prices. */
export async function seedReference(sql: Sql, today: string): Promise<void> {
  await writeReference(sql, today)
  await seedPrices(sql, today)
  await seedVouchers(sql, today)
}

/**
 * Upsert of the reference rows, with everything that is read: of rows that a database has already only the texts are
 * written, so that they follow the code.
 */
export async function writeReference(sql: Sql, today: string): Promise<void> {
  await seedPlaces(sql)
  await seedFunds(sql, today)
  await seedPlans(sql)
  await seedTexts(sql)
  await seedPrizes(sql, today)
  await seedBrokers(sql)
  await writeHouseTexts(sql)
  await seedGoldPrices(sql, today)
}

async function seedPlaces(sql: Sql): Promise<void> {
  await upsertRows(
    sql,
    'province',
    'id name',
    provinces.map(({ fa, en }, index) => [index + 1, { fa, en }]),
    'name',
  )
  const cities = provinces.flatMap(({ cities }, index) =>
    Object.entries(cities).map(([fa, en], at) => [(index + 1) * 100 + at, index + 1, { fa, en }]),
  )
  await upsertRows(sql, 'city', 'id province_id name', cities, 'name')
}

/** Hundredths of a percent for the five bands. */
const feesByRisk = {
  minimum: [50, 30, 20, 10, 0],
  medium: [200, 150, 100, 50, 25],
  'long-term': [300, 200, 150, 75, 25],
}

async function seedFunds(sql: Sql, today: string): Promise<void> {
  const funds = fundRows.map((fund, index) => {
    const random = seededRandom(fund.code)
    const beginning = beginningOf(fund, random)
    return [
      fund.code,
      index + 1,
      fund.name,
      fund.type,
      fund.risk,
      fund.minAmount,
      '15:00',
      addDays(today, -beginning.daysAgo),
      beginning.price,
      feesByRisk[fund.risk],
      fundNotes(fund),
      buildIban(houseBank.code, digits(random, 13)),
    ]
  })
  const columns = 'ds_code priority name type risk min_amount cut_off started_at opening_price fee_bps notes iban'
  await upsertRows(sql, 'fund', columns, funds, 'name notes')
}

async function seedPlans(sql: Sql): Promise<void> {
  const columns =
    'id priority name logo min_amount predicted_return risk description composition notes management_fee advised_months'
  await upsertRows(
    sql,
    'plan',
    columns,
    plans.map((plan, index) => [
      plan.id,
      index + 1,
      plan.name,
      plan.logo,
      plan.minAmount,
      plan.predicted,
      plan.risk,
      plan.description,
      plan.composition,
      notes,
      plan.managementFee,
      plan.advisedMonths,
    ]),
    'name description composition notes',
  )
  await upsertRows(
    sql,
    'stock',
    'id name symbol',
    stocks.map(({ id, name, symbol }) => [id, name, symbol]),
    'name symbol',
  )
}

async function seedPrizes(sql: Sql, today: string): Promise<void> {
  await upsertRows(
    sql,
    'prize_programme',
    'id key title description prize starts_on ends_on',
    prizes.map(({ key, title, description, prize, fromDay, toDay }, index) => [
      index + 1,
      key,
      title,
      description,
      prize,
      addDays(today, fromDay),
      addDays(today, toDay),
    ]),
    'title description prize',
  )
}

async function seedBrokers(sql: Sql): Promise<void> {
  await upsertRows(
    sql,
    'broker',
    'id name city is_house',
    brokers.map(({ name, city }, index) => [index + 1, name, city, index === 0]),
    'name city',
  )
}

async function seedVouchers(sql: Sql, today: string): Promise<void> {
  await upsertRows(
    sql,
    'voucher',
    'code ds_code units expires_on uses_left',
    voucherRows.map(({ code, units, toDay, uses }) => [code, cardFund, units, addDays(today, toDay), uses]),
  )
}

async function seedTexts(sql: Sql): Promise<void> {
  await upsertRows(
    sql,
    'navigation_item',
    'type priority name is_default active_icon not_active_icon is_new_feature',
    navigation.map((tab) => [tab.type, tab.priority, tab.name, tab.isDefault, tab.icon, tab.icon, tab.isNew]),
    'name',
  )
  await upsertRows(
    sql,
    'home_section',
    'type sort is_visible',
    homeSections.map((type, index) => [type, index + 1, true]),
  )
  await upsertRows(
    sql,
    'banner',
    'id sort image action type link title description',
    banners.map((one, index) => [
      index + 1,
      index + 1,
      null,
      one.action,
      one.type,
      one.link,
      one.title,
      one.description,
    ]),
    'title description',
  )
  await upsertRows(sql, 'setting', 'key value', Object.entries(settings), 'value')
}
