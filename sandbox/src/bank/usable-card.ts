import type { Sql } from '../db/sql'
import { conflict } from '../errors/domain-error'
import { type Card, lockCard } from './card'

const reasons: Readonly<Record<string, string>> = {
  block: 'این حساب مسدود است. با پشتیبانی تماس بگیرید.',
  inactive: 'این حساب غیرفعال است.',
  wait_for_activate: 'این حساب هنوز فعال نشده است.',
}

/** Guard: the card of an account that money may go into and out of; a conflict for one that rests. (BNK-008) */
export async function lockActiveAccount(sql: Sql, sub: string, accountId?: number): Promise<Card> {
  const card = await lockCard(sql, sub, accountId)
  if (card.account_status === 'active') return card
  throw conflict(reasons[card.account_status] ?? 'این حساب فعال نیست.')
}

/** Guard: the same, and nobody has blocked the card. */
export async function lockUsableCard(sql: Sql, sub: string, accountId: number): Promise<Card> {
  const card = await lockActiveAccount(sql, sub, accountId)
  if (card.is_blocked || card.status === 'blocked') {
    throw conflict('کارت شما مسدود است. نخست در تنظیمات کارت رفع مسدودی کنید.')
  }
  return card
}
