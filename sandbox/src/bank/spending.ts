import { cardFund } from '@sarv/shared/rules/constants'
import type { Sql } from '../db/sql'
import { invalidField } from '../errors/domain-error'
import { planInstantSale, sellAtOnce } from '../ledger/instant-sale'
import type { InstantSale } from '../ledger/instant-sale-plan'
import { type Entry, readBalance } from '../ledger/transfer'
import type { Time } from '../time/clock'
import { type Card, cardLedger } from './card'

/**
 * What a card's spending needs beyond its balance: a sale of units of the card's fund, or nothing. (BNK-072)
 * Too little, with the units or without, is the error of ERR-21.
 */
export async function planSpending(sql: Sql, time: Time, card: Card, total: number): Promise<InstantSale | undefined> {
  const missing = total - (await readBalance(sql, cardLedger(card.account_id)))
  if (missing <= 0) return undefined
  const sale = card.asset_back
    ? await planInstantSale(sql, time, { sub: card.sub, dsCode: cardFund, net: missing })
    : undefined
  if (sale === undefined) throw invalidField({ fa: 'موجودی کافی نیست', en: 'The balance is not enough' })
  return sale
}

/** Sells what was planned; returns the entries of it, which stand before those that spend it. */
export function drawOnFund(sql: Sql, time: Time, card: Card, sale: InstantSale | undefined): Promise<Entry[]> {
  if (sale === undefined) return Promise.resolve([])
  return sellAtOnce(sql, time, { sub: card.sub, dsCode: cardFund, account: cardLedger(card.account_id) }, sale)
}
