import { randomInt, randomUUID } from 'node:crypto'
import { houseBank } from '../bank/banks'
import type { Sql } from '../db/sql'
import { invalid } from '../errors/domain-error'
import { firstNames, lastNames } from '../fake-data/person-names'
import { digits, seededRandom } from '../fake-data/seeded-random'
import { buildIban, buildNationalCode } from '../identifiers/check-digits'
import { dueProfits, payProfit } from '../ledger/profit'
import { extendPrices } from '../market/prices'
import type { Clock } from '../time/clock'
import { addCard } from './card'
import { addCardRequest } from './card-request'
import { addHoldings } from './holdings'
import { addOpenOrders } from './open-orders'
import { isPersonKind, type Kind, type PersonKind, personKinds } from './person-kinds'
import { addRecommendation } from './recommendations'

/** Options of a fresh person; the rest is filled in. */
export interface PersonOptions {
  /** One of SBX-014; without it a person of `level` who has nothing. */
  readonly kind?: PersonKind
  readonly level?: 0 | 1 | 2
  readonly mobile?: string
  readonly national_code?: string
  readonly first_name?: string
  readonly last_name?: string
  /** How long ago the person signed up. @default a week before the first purchase, today for who has bought nothing */
  readonly joined_days_ago?: number
}

const dayMs = 86_400_000
const kindByLevel = ['new', 'identified', 'empty'] as const

const resolveKind = ({ kind, level }: PersonOptions): PersonKind => {
  if (kind === undefined) return kindByLevel[level ?? 0] ?? 'new'
  if (!isPersonKind(kind))
    throw invalid({ message: { fa: 'این گونه از افراد شناخته نیست.', en: 'This kind of person is unknown.' } })
  return kind
}

/**
 * Creates a person who did not exist before, with everything that the kind has. The mobile decides the invented rest.
 * @example await db.transaction((sql) => createPerson(sql, clock, { kind: 'investor' }))
 */
export async function createPerson(sql: Sql, clock: Clock, options: PersonOptions) {
  const kind = resolveKind(options)
  const wanted: Kind = personKinds[kind]
  const { level = wanted.level } = options
  const person = await insertPerson(sql, clock, { ...options, level }, wanted)
  const { sub, mobile } = person
  if (level === 2) await addPayoutAccounts(sql, sub, mobile)
  if (wanted.funds || wanted.portfolios || wanted.stocks) await addHoldings(sql, clock, sub, wanted)
  // The profit of the months in which they were held.
  if (wanted.funds) await payPastProfits(sql, clock, sub)
  if (wanted.openOrders) await addOpenOrders(sql, clock, sub)
  if (wanted.card) await addCard(sql, clock, sub, wanted.card)
  if (wanted.card?.request) await addCardRequest(sql, clock, sub, wanted.card.request)
  if (wanted.recommendation) await addRecommendation(sql, clock, sub, wanted.recommendation)
  return { ...person, kind }
}

async function payPastProfits(sql: Sql, clock: Clock, sub: string): Promise<void> {
  await extendPrices(sql, clock)
  for (const profit of await dueProfits(sql, clock.now(), sub)) await payProfit(sql, profit)
}

function joinedDaysAgo({ funds = [], portfolios = [], stocks = [] }: Kind): number {
  const purchases = [...funds, ...portfolios, ...stocks].map(({ daysAgo }) => daysAgo)
  return purchases.length === 0 ? 0 : Math.max(...purchases) + 7
}

interface Newcomer {
  readonly sub: string
  readonly mobile: string
  readonly national_code: string | null
  readonly level: number
}

/** The person alone. An invented number is sometimes taken already: then it invents others. */
async function insertPerson(
  sql: Sql,
  clock: Clock,
  options: PersonOptions & { readonly level: number },
  kind: Kind,
): Promise<Newcomer> {
  const mobile = options.mobile ?? `09${Array.from({ length: 9 }, () => randomInt(10)).join('')}`
  const random = seededRandom(mobile)
  const pick = (names: readonly string[]) => names[Math.floor(random() * names.length)] ?? null
  // Names and code are known once the registry confirmed the identity.
  const isKnown = options.level > 0
  const [person] = await sql.query<Newcomer>(
    `insert into person (sub, mobile, national_code, level, user_level, first_name, last_name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning sub, mobile, national_code, level`,
    [
      randomUUID(),
      mobile,
      options.national_code ?? (isKnown ? buildNationalCode(digits(random, 9)) : null),
      options.level,
      kind.userLevel ?? 'NORMAL',
      options.first_name ?? (isKnown ? pick(Object.keys(firstNames)) : null),
      options.last_name ?? (isKnown ? pick(Object.keys(lastNames)) : null),
      new Date(clock.now().getTime() - (options.joined_days_ago ?? joinedDaysAgo(kind)) * dayMs),
    ],
  )
  if (person !== undefined) return person
  if (options.mobile !== undefined || options.national_code !== undefined)
    throw invalid({
      message: {
        fa: 'این شمارهٔ موبایل یا کد ملی از آنِ کس دیگری است.',
        en: "This mobile number or national code is somebody else's.",
      },
    })
  return insertPerson(sql, clock, options, kind)
}

async function addPayoutAccounts(sql: Sql, sub: string, mobile: string): Promise<void> {
  const random = seededRandom(`accounts of ${mobile}`)
  const banks = [
    { code: houseBank.code, isDefault: true },
    { code: '092', isDefault: false },
  ]
  for (const { code, isDefault } of banks) {
    const account = digits(random, 13)
    await sql.query(`insert into payout_account (sub, account_number, iban, is_default) values ($1, $2, $3, $4)`, [
      sub,
      account,
      buildIban(code, account),
      isDefault,
    ])
  }
}
