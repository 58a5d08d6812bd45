import type { Sql } from '../db/sql'
import { conflict } from '../errors/domain-error'
import type { LocalText } from '../local-text/local-text'
import { type Card, lockCard } from './card'
import type { DestinationKind } from './find-owner'

const reasons: Readonly<Record<string, LocalText>> = {
  block: { fa: 'این حساب مسدود است. با پشتیبانی تماس بگیرید.', en: 'This account is blocked. Please contact support.' },
  inactive: { fa: 'این حساب غیرفعال است.', en: 'This account is inactive.' },
  wait_for_activate: { fa: 'این حساب هنوز فعال نشده است.', en: "This account isn't active yet." },
}

/** Guard: the card of an account that money may go into and out of; a conflict for one that rests. (BNK-008) */
export async function lockActiveAccount(sql: Sql, sub: string, accountId?: number): Promise<Card> {
  const card = await lockCard(sql, sub, accountId)
  if (card.account_status === 'active') return card
  throw conflict(reasons[card.account_status] ?? { fa: 'این حساب فعال نیست.', en: "This account isn't active." })
}

/**
 * Guard: the same, and the card is not blocked. A card that its own holder blocked still lets the account send to an IBAN,
 * as nothing of the card is needed for it. (BNK-006, D-172)
 */
export async function lockUsableCard(sql: Sql, sub: string, accountId: number, kind: DestinationKind): Promise<Card> {
  const card = await lockActiveAccount(sql, sub, accountId)
  if (card.status === 'blocked' || (kind === 'CARD' && card.is_blocked)) {
    throw conflict({
      fa: 'کارت شما مسدود است. نخست در تنظیمات کارت رفع مسدودی کنید.',
      en: 'Your card is blocked. Unblock it in the card settings first.',
    })
  }
  return card
}
