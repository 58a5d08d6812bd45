import { randomInt, randomUUID } from 'node:crypto'
import { refuse } from '../../api/refuse'
import type { Clock } from '../../clock'
import { catchUp } from '../../ledger/time-passes'
import type { Sql } from '../sql'
import { giveCard } from './card'
import { giveHoldings } from './holdings'
import { FIRST_NAMES, LAST_NAMES } from './names'
import { ibanOf, nationalCodeOf } from './numbers'
import { giveOpenOrders } from './open-orders'
import { isPersonKind, KINDS, type Kind, type PersonKind } from './person-kinds'
import { digits, randomOf } from './random'
import { giveRecommendation } from './recommendations'

/** What a test may ask of a fresh person; the rest is filled in. */
export interface PersonWish {
  /** One of SBX-014; without it a person of `level` who has nothing. */
  readonly kind?: PersonKind
  readonly level?: 0 | 1 | 2
  readonly mobile?: string
  readonly national_code?: string
  readonly first_name?: string
  readonly last_name?: string
  /** How long ago the person signed up. @default 0 */
  readonly joined_days_ago?: number
}

const DAY = 86_400_000
const BY_LEVEL = ['new', 'identified', 'empty'] as const

const kindOf = ({ kind, level }: PersonWish): PersonKind => {
  if (kind === undefined) return BY_LEVEL[level ?? 0] ?? 'new'
  if (!isPersonKind(kind)) throw refuse(400, { message: 'این گونه از افراد شناخته نیست.' })
  return kind
}

/**
 * A person who did not exist before, with everything that the kind has. The mobile decides the invented rest.
 * @example await db.transaction((sql) => makePerson(sql, clock, { kind: 'investor' }))
 */
export async function makePerson(sql: Sql, clock: Clock, wish: PersonWish) {
  const kind = kindOf(wish)
  const wanted: Kind = KINDS[kind]
  const { level = wanted.level } = wish
  const person = await newcomer(sql, clock, { ...wish, level }, wanted)
  const { sub, mobile } = person
  if (level === 2) await givePayoutAccounts(sql, sub, mobile)
  if (wanted.funds || wanted.portfolios || wanted.stocks) await giveHoldings(sql, clock, sub, wanted)
  // The profit of the months in which they were held.
  if (wanted.funds) await catchUp(sql, clock, sub)
  if (wanted.openOrders) await giveOpenOrders(sql, clock, sub)
  if (wanted.card) await giveCard(sql, clock, sub, wanted.card)
  if (wanted.recommendation) await giveRecommendation(sql, clock, sub, wanted.recommendation)
  return { ...person, kind }
}

interface Newcomer {
  readonly sub: string
  readonly mobile: string
  readonly national_code: string | null
  readonly level: number
}

/** The person alone. Of invented numbers now and then one is taken already: then others are invented. */
async function newcomer(
  sql: Sql,
  clock: Clock,
  wish: PersonWish & { readonly level: number },
  kind: Kind,
): Promise<Newcomer> {
  const mobile = wish.mobile ?? `09${Array.from({ length: 9 }, () => randomInt(10)).join('')}`
  const random = randomOf(mobile)
  const pick = (names: readonly string[]) => names[Math.floor(random() * names.length)] ?? null
  // Names and code are known once the registry confirmed the identity.
  const isKnown = wish.level > 0
  const [person] = await sql.query<Newcomer>(
    `insert into person (sub, mobile, national_code, level, user_level, first_name, last_name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning sub, mobile, national_code, level`,
    [
      randomUUID(),
      mobile,
      wish.national_code ?? (isKnown ? nationalCodeOf(digits(random, 9)) : null),
      wish.level,
      kind.userLevel ?? 'NORMAL',
      wish.first_name ?? (isKnown ? pick(Object.keys(FIRST_NAMES)) : null),
      wish.last_name ?? (isKnown ? pick(Object.keys(LAST_NAMES)) : null),
      new Date(clock.now().getTime() - (wish.joined_days_ago ?? 0) * DAY),
    ],
  )
  if (person !== undefined) return person
  if (wish.mobile !== undefined || wish.national_code !== undefined)
    throw refuse(400, { message: 'این شمارهٔ موبایل یا کد ملی از آنِ کس دیگری است.' })
  return newcomer(sql, clock, wish, kind)
}

async function givePayoutAccounts(sql: Sql, sub: string, mobile: string): Promise<void> {
  const random = randomOf(`accounts of ${mobile}`)
  const banks = [
    { name: 'بانک سپیدار', code: '091', isDefault: true },
    { name: 'بانک کرانه', code: '092', isDefault: false },
  ]
  for (const { name, code, isDefault } of banks) {
    const account = digits(random, 13)
    await sql.query(
      `insert into payout_account (sub, bank_name, account_number, iban, is_default) values ($1, $2, $3, $4, $5)`,
      [sub, name, account, ibanOf(code, account), isDefault],
    )
  }
}
