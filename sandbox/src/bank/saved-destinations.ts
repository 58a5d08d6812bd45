import type { Destination, RecentDestination } from '@sarv/shared/contract/bank-transfers'
import { firstRow } from '../db/first-row'
import type { Sql } from '../db/sql'
import { invalid } from '../errors/domain-error'
import type { WithLocalTexts } from '../local-text/local-text'
import type { Time } from '../time/clock'
import { bankOfCard, bankOfIban } from './banks'
import type { Owner } from './find-owner'

const maxSaved = 100

type Row = Omit<Destination, 'bankName'>
type Saved = WithLocalTexts<Destination, 'bankName'>

export async function listDestinations(sql: Sql, sub: string): Promise<Saved[]> {
  const rows = await sql.query<Row>(
    `select id, kind, number, name, owner_name from bank_destination where sub = $1 order by last_used_at desc, id desc`,
    [sub],
  )
  return rows.map(withBank)
}

/** How many of the last recipients are told. */
const maxRecent = 5

/** Where the last transfers went, without those that are saved, the newest first. */
export async function listRecent(sql: Sql, sub: string): Promise<WithLocalTexts<RecentDestination, 'bankName'>[]> {
  const rows = await sql.query<Omit<RecentDestination, 'bankName'>>(
    `select kind, number, owner_name from (
       select distinct on (t.destination) case t.type when 'card' then 'CARD' else 'IBAN' end as kind,
         t.destination as number, t.destination_title as owner_name, t.id
       from bank_transfer t join card_account a on a.id = t.account_id
       where a.sub = $1 and t.status <> 'FAILED'
         and not exists (select 1 from bank_destination d where d.sub = $1 and d.number = t.destination)
       order by t.destination, t.id desc) newest
     order by id desc limit $2`,
    [sub, maxRecent],
  )
  return rows.map(withBank)
}

function withBank<Of extends { readonly kind: string; readonly number: string }>(row: Of) {
  const bank = row.kind === 'CARD' ? bankOfCard(row.number) : bankOfIban(row.number)
  if (bank === undefined) throw new Error(`Unknown bank of the destination ${row.number.slice(0, 6)}`)
  return { ...row, bankName: bank.name }
}

/** Saves a destination; the one that is there already gets the name. */
export async function saveDestination(sql: Sql, time: Time, sub: string, owner: Owner, name: string): Promise<Saved> {
  if (await isFull(sql, sub, owner.number)) {
    throw invalid({
      fa: 'مقصدهای ذخیره‌شدهٔ شما به صد رسیده است. نخست یکی را حذف کنید.',
      en: 'You have saved a hundred destinations. Delete one first.',
    })
  }
  const saved = firstRow(
    await sql.query<Row>(
      `insert into bank_destination (sub, kind, number, name, owner_name, last_used_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (sub, kind, number) do update set name = excluded.name, owner_name = excluded.owner_name,
       last_used_at = excluded.last_used_at
     returning id, kind, number, name, owner_name`,
      [sub, owner.kind, owner.number, name, owner.name, time.now()],
    ),
  )
  return withBank(saved)
}

async function isFull(sql: Sql, sub: string, besides: string): Promise<boolean> {
  const [row] = await sql.query<{ count: number }>(
    'select count(*) as count from bank_destination where sub = $1 and number <> $2',
    [sub, besides],
  )
  return (row?.count ?? 0) >= maxSaved
}

/** A destination that was used: it comes first, and one that is new is saved under its owner's name where that is wished. */
export async function noteDestination(sql: Sql, time: Time, sub: string, owner: Owner, save: boolean): Promise<void> {
  const known = await sql.query(
    'update bank_destination set last_used_at = $4 where sub = $1 and kind = $2 and number = $3 returning 1',
    [sub, owner.kind, owner.number, time.now()],
  )
  // A full list does not make a transfer fail.
  if (save && known.length === 0 && !(await isFull(sql, sub, owner.number)))
    await saveDestination(sql, time, sub, owner, owner.name)
}
