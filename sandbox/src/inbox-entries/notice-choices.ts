import type { NoticeChoice } from '@sarv/shared/contract/notice-settings'
import type { Sql } from '../db/sql'
import type { Localizable } from '../local-text/local-text'
import { type InboxKind, inboxKinds, kindList } from './inbox-kinds'

/** What a person wants to be told by text message and by push, of each kind; both, unless they chose otherwise. */
export async function listChoices(sql: Sql, sub: string): Promise<Localizable<NoticeChoice>[]> {
  const rows = await sql.query<{ kind: string; sms: boolean; push: boolean }>(
    'select kind, sms, push from notice_choice where sub = $1',
    [sub],
  )
  const chosen = new Map(rows.map((row) => [row.kind, row]))
  return kindList.map(([kind, { title, tells, always }]) => {
    const { sms = true, push = true } = chosen.get(kind) ?? {}
    return { kind, title, tells, sms, push, always: always ?? null }
  })
}

/** Whether a kind can be switched off. */
export const isOptional = (kind: InboxKind) => !('always' in inboxKinds[kind])

/** Keeps a choice; a channel that is left out stays as it was. */
export async function keepChoice(
  sql: Sql,
  sub: string,
  {
    kind,
    sms,
    push,
  }: { readonly kind: InboxKind; readonly sms?: boolean | undefined; readonly push?: boolean | undefined },
): Promise<void> {
  await sql.query(
    `insert into notice_choice as c (sub, kind, sms, push) values ($1, $2, coalesce($3, true), coalesce($4, true))
     on conflict (sub, kind) do update set sms = coalesce($3, c.sms), push = coalesce($4, c.push)`,
    [sub, kind, sms ?? null, push ?? null],
  )
}
