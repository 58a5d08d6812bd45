import { randomInt } from 'node:crypto'
import { toJalali } from '@sarv/shared/calendar/jalali'
import { firstRow } from '../db/first-row'
import type { Sql } from '../db/sql'
import { notFound } from '../errors/domain-error'
import { nameOnCard } from '../fake-data/person-names'
import { digits } from '../fake-data/seeded-random'
import { buildCardNumber, buildIban } from '../identifiers/check-digits'
import { later, type Time } from '../time/clock'
import { tehranDay } from '../time/tehran'
import { cardDelay } from '../time/timings'
import { licenceEnd } from './licence'

/** The first six digits of every card of Sarv's bank, and the bank's three in an IBAN. */
const cardPrefix = '627412'
const houseBankCode = '091'
const yearsValid = 5

/** Numbers in [0, 1); cryptographic unless a seed wants the same ones again. */
type Random = () => number
const strongRandom: Random = () => randomInt(2 ** 32) / 2 ** 32

/** Opens the account that a row of `card_account` asks for: number and IBAN in the owner's name. Its card is another thing. */
export async function openAccount(
  sql: Sql,
  time: Time,
  accountId: number,
  random: Random = strongRandom,
): Promise<void> {
  const [owner] = await sql.query<{ first_name: string | null; last_name: string | null }>(
    'select first_name, last_name from person p join card_account a on a.sub = p.sub where a.id = $1',
    [accountId],
  )
  if (owner === undefined) throw notFound()
  const number = digits(random, 13)
  await sql.query(
    'update card_account set account_number = $2, iban = $3, owner_name = $4, opened_at = $5 where id = $1',
    [accountId, number, buildIban(houseBankCode, number), nameOnCard(owner.first_name, owner.last_name), time.now()],
  )
}

/** Makes the card that works for an account from now on; the one before, if any, has been replaced. */
export async function makeCard(
  sql: Sql,
  time: Time,
  accountId: number,
  cardName: string,
  random: Random = strongRandom,
): Promise<void> {
  const now = time.now()
  const today = tehranDay(now)
  const made = await sql.query(
    `insert into bank_card (account_id, number, cvv2, expiry, card_name, licensed_until, issued_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (number) do nothing returning 1`,
    [
      accountId,
      buildCardNumber(cardPrefix + digits(random, 9)),
      digits(random, 3),
      expiryOf(today),
      cardName,
      licenceEnd(today),
      now,
    ],
  )
  // Another person's card has this number already.
  if (made.length === 0) await makeCard(sql, time, accountId, cardName, random)
}

function expiryOf(today: string): string {
  const { year, month } = toJalali(today) ?? { year: 1400, month: 1 }
  return [(year + yearsValid) % 100, month].map((part) => String(part).padStart(2, '0')).join('')
}

interface WantedCard {
  readonly sub: string
  /** sarv, kavir, khalij, anar, shab. */
  readonly cardName: string
}

/**
 * Issues a card after a finished request (type BANK): opens the account, in the row that the request has or a new one,
 * and makes the card, which goes into the post. The clock activates both. Returns the account's id.
 */
export async function issueCard(sql: Sql, time: Time, { sub, cardName }: WantedCard): Promise<number> {
  const account = firstRow(
    await sql.query<{ id: number }>(
      `insert into card_account (sub, status, account_status, onb_status, messages, activates_at)
     values ($1, 'verified', 'wait_for_activate', 'DONE', $2, $3)
     on conflict (sub) do update set status = excluded.status, account_status = excluded.account_status,
       onb_status = excluded.onb_status, messages = excluded.messages, activates_at = excluded.activates_at
     returning id`,
      [
        sub,
        JSON.stringify([
          { fa: 'کارت شما صادر شد و با پست فرستاده می‌شود.', en: 'Your card has been issued and comes by post.' },
        ]),
        later(time.now(), cardDelay()),
      ],
    ),
  )
  await openAccount(sql, time, account.id)
  await makeCard(sql, time, account.id, cardName)
  return account.id
}

/**
 * Replaces a card (type REISSUE_CARD): another number, CVV2, expiry and licence, no PIN and no block yet. The old
 * number no longer works; account, balance and limit stay.
 */
export async function reissueCard(sql: Sql, time: Time, { sub, cardName }: WantedCard): Promise<void> {
  const [old] = await sql.query<{ account_id: number }>(
    `update bank_card set replaced_at = $2
     where replaced_at is null and account_id = (select id from card_account where sub = $1) returning account_id`,
    [sub, time.now()],
  )
  if (old === undefined) throw notFound()
  await makeCard(sql, time, old.account_id, cardName)
}
