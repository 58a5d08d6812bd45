import type { InboxEntry } from '@sarv/shared/contract/inbox'
import { firstRow } from '../db/first-row'
import type { Sql } from '../db/sql'
import type { WithLocalTexts } from '../local-text/local-text'
import { type InboxKind, inboxKinds } from './inbox-kinds'

interface Row extends Omit<WithLocalTexts<InboxEntry, 'text'>, 'title' | 'created_at'> {
  readonly kind: InboxKind
  readonly created_at: Date
}

/**
 * The newest entries of a person, or those below one of them.
 * @param before id of an entry of theirs; below any other there is nothing
 */
export async function listEntries(sql: Sql, sub: string, before: number | undefined, limit: number) {
  const rows = await sql.query<Row>(
    `select id, kind, text, action_type, link, created_at, is_read from inbox_entry where sub = $1
       and ($2::integer is null or (created_at, id) < (select created_at, id from inbox_entry where id = $2 and sub = $1))
     order by created_at desc, id desc limit $3`,
    [sub, before ?? null, limit],
  )
  return rows.map((row) => ({
    ...row,
    title: inboxKinds[row.kind].title,
    created_at: row.created_at.toISOString(),
  }))
}

/** How many entries a person has not read. */
export async function countUnreadEntries(sql: Sql, sub: string): Promise<number> {
  const counted = await sql.query<{ unread: number }>(
    'select count(*)::integer as unread from inbox_entry where sub = $1 and not is_read',
    [sub],
  )
  return firstRow(counted).unread
}

/** Marks the entries up to one as read; false where the person has no such entry. */
export async function readEntries(sql: Sql, sub: string, upTo: number): Promise<boolean> {
  const [last] = await sql.query('select 1 from inbox_entry where id = $1 and sub = $2', [upTo, sub])
  if (last === undefined) return false
  await sql.query(
    `update inbox_entry set is_read = true where sub = $1 and not is_read
       and (created_at, id) <= (select created_at, id from inbox_entry where id = $2)`,
    [sub, upTo],
  )
  return true
}
