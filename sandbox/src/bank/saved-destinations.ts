import type { Destination, RecentDestination } from '@sarv/shared/contract/bank-transfers'
import { foldForSearch } from '@sarv/shared/text/search'
import { firstRow } from '../db/first-row'
import type { Sql } from '../db/sql'
import { invalid, notFound } from '../errors/domain-error'
import type { WithLocalTexts } from '../local-text/local-text'
import type { Time } from '../time/clock'
import { bankOfCard, bankOfIban } from './banks'
import type { Owner } from './find-owner'

const maxSaved = 100

type Row = Omit<Destination, 'bankName' | 'last_used_at'> & { readonly last_used_at: Date }
type Saved = WithLocalTexts<Destination, 'bankName'>

const columns = `id, kind, number, name, owner_name, coalesce(recipient, id) as recipient, last_used_at`

export async function listDestinations(sql: Sql, sub: string): Promise<Saved[]> {
  const rows = await sql.query<Row>(
    `select ${columns}, (
       select count(*) from bank_transfer t join card_account a on a.id = t.account_id
       where a.sub = $1 and t.destination = d.number and t.status <> 'FAILED') as uses
     from bank_destination d where sub = $1 order by last_used_at desc, id desc`,
    [sub],
  )
  return rows.map(withBank)
}

/** How many of the last recipients are told. */
const maxRecent = 5

/** Where the last transfers went, without those that are saved, the newest first. */
export async function listRecent(sql: Sql, sub: string): Promise<WithLocalTexts<RecentDestination, 'bankName'>[]> {
  const rows = await sql.query<Omit<Row, 'id' | 'name' | 'recipient'>>(
    `select kind, number, owner_name, uses, last_used_at from (
       select distinct on (t.destination) case t.type when 'card' then 'CARD' else 'IBAN' end as kind,
         t.destination as number, t.destination_title as owner_name, t.id, t.created_at as last_used_at,
         count(*) over (partition by t.destination) as uses
       from bank_transfer t join card_account a on a.id = t.account_id
       where a.sub = $1 and t.status <> 'FAILED'
         and not exists (select 1 from bank_destination d where d.sub = $1 and d.number = t.destination)
       order by t.destination, t.id desc) newest
     order by id desc limit $2`,
    [sub, maxRecent],
  )
  return rows.map(withBank)
}

function withBank<Of extends Pick<Row, 'kind' | 'number' | 'last_used_at'>>(row: Of) {
  const bank = row.kind === 'CARD' ? bankOfCard(row.number) : bankOfIban(row.number)
  if (bank === undefined) throw new Error(`Unknown bank of the destination ${row.number.slice(0, 6)}`)
  return { ...row, last_used_at: row.last_used_at.toISOString(), bankName: bank.name }
}

/** A saved recipient that gets another number. */
export interface SavedRecipient {
  readonly recipient: number
  readonly name: string
}

/**
 * The recipient to whose numbers an owner's number may be added. (BNK-087)
 * @throws DomainError where the person has no such recipient, and where the bank names another owner
 */
export async function findRecipient(sql: Sql, sub: string, id: number, owner: Owner): Promise<SavedRecipient> {
  const [found] = await sql.query<SavedRecipient & { owner_name: string }>(
    `select coalesce(recipient, id) as recipient, name, owner_name from bank_destination
     where sub = $1 and coalesce(recipient, id) = $2 limit 1`,
    [sub, id],
  )
  if (found === undefined) throw notFound()
  if (foldForSearch(found.owner_name) !== foldForSearch(owner.name))
    throw invalid({
      fa: `این شماره به نام ${owner.name} است و میان شماره‌های ${found.name} ذخیره نمی‌شود.`,
      en: `This number belongs to ${owner.name} and can't be saved among the numbers of ${found.name}.`,
    })
  return found
}

/** Saves a destination; the one that is there already gets the name, with all numbers of its recipient. */
export async function saveDestination(
  sql: Sql,
  time: Time,
  sub: string,
  owner: Owner,
  name: string,
  among?: SavedRecipient,
): Promise<Saved> {
  if (await isFull(sql, sub, owner.number)) {
    throw invalid({
      fa: 'مقصدهای ذخیره‌شدهٔ شما به صد رسیده است. نخست یکی را حذف کنید.',
      en: 'You have saved a hundred destinations. Delete one first.',
    })
  }
  const saved = firstRow(
    await sql.query<Row>(
      `insert into bank_destination (sub, kind, number, name, owner_name, last_used_at, recipient)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (sub, kind, number) do update set name = excluded.name, owner_name = excluded.owner_name,
       last_used_at = excluded.last_used_at, recipient = coalesce(excluded.recipient, bank_destination.recipient)
     returning ${columns}`,
      [sub, owner.kind, owner.number, name, owner.name, time.now(), among?.recipient ?? null],
    ),
  )
  await sql.query('update bank_destination set name = $3 where sub = $1 and coalesce(recipient, id) = $2', [
    sub,
    saved.recipient,
    name,
  ])
  return withBank(saved)
}

async function isFull(sql: Sql, sub: string, besides: string): Promise<boolean> {
  const [row] = await sql.query<{ count: number }>(
    'select count(*) as count from bank_destination where sub = $1 and number <> $2',
    [sub, besides],
  )
  return (row?.count ?? 0) >= maxSaved
}

/**
 * A destination that was used: it comes first, under the owner that the bank names today. One that is new is saved where
 * that is wished: under its owner's name, or among the numbers of a recipient.
 */
export async function noteDestination(
  sql: Sql,
  time: Time,
  sub: string,
  owner: Owner,
  { save, among }: { readonly save: boolean; readonly among: SavedRecipient | undefined },
): Promise<void> {
  const known = await sql.query(
    'update bank_destination set last_used_at = $4, owner_name = $5 where sub = $1 and kind = $2 and number = $3 returning 1',
    [sub, owner.kind, owner.number, time.now(), owner.name],
  )
  // A full list does not make a transfer fail.
  if (save && known.length === 0 && !(await isFull(sql, sub, owner.number)))
    await saveDestination(sql, time, sub, owner, among?.name ?? owner.name, among)
}
