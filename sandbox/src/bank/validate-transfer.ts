import type { TransferRule, TransferType } from '@sarv/shared/contract/bank-transfers'
import { formatRial } from '@sarv/shared/money/rial'
import { minimumTransfer } from '@sarv/shared/rules/constants'
import { transferFee } from '@sarv/shared/rules/transfer-rules'
import type { Sql } from '../db/sql'
import { conflict, invalidField } from '../errors/domain-error'
import type { InstantSale } from '../ledger/instant-sale-plan'
import type { LocalText } from '../local-text/local-text'
import type { Time } from '../time/clock'
import { startOfTehranDay, tehranDay } from '../time/tehran'
import type { Card } from './card'
import { type DestinationKind, findOwner, type Owner } from './find-owner'
import { leftToday } from './new-destinations'
import { planSpending } from './spending'
import { cardDailyMax, dailyMax, transferRules } from './transfer-ways'
import { lockUsableCard } from './usable-card'

/** What a person wants to transfer, as it was typed. */
export interface TransferInput {
  readonly sub: string
  readonly accountId: number
  readonly kind: DestinationKind
  readonly number: string
  /** Rial. */
  readonly amount: number
  readonly type: string
}

/** A transfer that nothing forbids. */
export interface ValidTransfer {
  readonly card: Card
  readonly owner: Owner
  readonly type: TransferType
  readonly rule: TransferRule
  readonly amount: number
  readonly fee: number
  /** Sale of units of the fund, where the balance is too low. */
  readonly sale: InstantSale | undefined
}

const belowMinimum = (minimum: number): LocalText => ({
  fa: `حداقل مبلغ این نوع انتقال ${formatRial(minimum, 'fa')} است.`,
  en: `This type of transfer takes ${formatRial(minimum, 'en')} or more.`,
})
const aboveMaximum = (maximum: number): LocalText => ({
  fa: `حداکثر مبلغ این نوع انتقال ${formatRial(maximum, 'fa')} است.`,
  en: `This type of transfer takes at most ${formatRial(maximum, 'en')}.`,
})
const aboveDailyLimit = (whose: LocalText, left: number): LocalText => ({
  fa: `از سقف روزانهٔ ${whose.fa} می‌گذرد. امروز تا ${formatRial(left, 'fa')} دیگر ممکن است.`,
  en: `This goes over the daily limit of the ${whose.en}. You can still send ${formatRial(left, 'en')} today.`,
})
const aboveFirstTime = (left: number): LocalText =>
  left === 0
    ? {
        fa: 'به مقصدهای جدید امروز بیش از این منتقل نمی‌شود. فردا دوباره تلاش کنید.',
        en: 'No more can go to new destinations today. Try again tomorrow.',
      }
    : {
        fa: `تا امروز به این مقصد انتقالی نداشته‌اید و امروز تا ${formatRial(left, 'fa')} به آن ممکن است؛ از فردا تا سقف معمول.`,
        en: `You haven't paid this destination before: up to ${formatRial(left, 'en')} can go there today, and the usual limit from tomorrow.`,
      }

/**
 * Checks a transfer by all rules but the person's secrets, and locks what it will change: source and destination, in the
 * order of their numbers, so that two people who pay one another never wait for each other.
 */
export async function validateTransfer(sql: Sql, time: Time, wish: TransferInput): Promise<ValidTransfer> {
  const { sub, accountId, kind, amount } = wish
  const owner = await findOwner(sql, kind, wish.number)
  await sql.query('select 1 from card_account where id = any($1) order by id for update', [
    [...(owner.account === null ? [] : [owner.account.id]), ...(Number.isSafeInteger(accountId) ? [accountId] : [])],
  ])
  const card = await lockUsableCard(sql, sub, accountId, kind)
  if (owner.account?.id === card.account_id) {
    throw invalidField(
      kind === 'CARD'
        ? { fa: 'مقصد نمی‌تواند کارت خودتان باشد.', en: "The destination can't be your own card." }
        : { fa: 'مقصد نمی‌تواند همین حساب باشد.', en: "The destination can't be this same account." },
    )
  }
  if (kind === 'CARD') requireLicence(card, tehranDay(time.now()))
  const rule = chooseRule(owner, wish.type, time.now())
  checkAmount(amount, rule)
  await requireWithinLimits(sql, time, card, rule.type, amount)
  const left = await leftToday(sql, time, sub, owner.number)
  if (left !== undefined && amount > left) throw invalidField(aboveFirstTime(left))
  const fee = transferFee(amount, rule.fee)
  const sale = await planSpending(sql, time, card, amount + fee)
  return { card, owner, type: rule.type, rule, amount, fee, sale }
}

function requireLicence(card: Card, today: string): void {
  if (card.licensed_until < today)
    throw conflict({
      fa: 'مجوز کارت شما تمام شده است. نخست آن را تمدید کنید.',
      en: 'The licence of your card has ended. Renew it first.',
    })
}

function chooseRule(owner: Owner, type: string, now: Date): TransferRule {
  const rule = transferRules(now).find((one) => one.type === type)
  if (rule === undefined)
    throw invalidField({ fa: 'نوع انتقال را از میان گزینه‌ها انتخاب کنید.', en: 'Choose one of the types of transfer.' })
  if (!owner.types.includes(rule.type))
    throw invalidField({
      fa: 'این نوع انتقال به این مقصد ممکن نیست. نوع دیگری انتخاب کنید.',
      en: "This type of transfer isn't possible to this destination. Choose another one.",
    })
  return rule
}

function checkAmount(amount: number, { min_amount, max_amount }: TransferRule): void {
  if (amount < minimumTransfer)
    throw invalidField({ fa: 'حداقل مبلغ انتقال ۱٬۰۰۰ تومان است', en: 'The smallest transfer is 1,000 toman' })
  if (amount < min_amount) throw invalidField(belowMinimum(min_amount))
  if (amount > max_amount) throw invalidField(aboveMaximum(max_amount))
}

/** Rial that transfers of this day in Tehran have taken; those that failed took nothing. */
export async function usedToday(
  sql: Sql,
  time: Time,
  accountId: number,
): Promise<{ readonly card: number; readonly all: number }> {
  const [used] = await sql.query<{ card: number; all: number }>(
    `select coalesce(sum(amount) filter (where type = 'card'), 0)::bigint as card, coalesce(sum(amount), 0)::bigint as all
     from bank_transfer where account_id = $1 and status <> 'FAILED' and created_at >= $2`,
    [accountId, startOfTehranDay(time.now())],
  )
  return used ?? { card: 0, all: 0 }
}

async function requireWithinLimits(
  sql: Sql,
  time: Time,
  card: Card,
  type: TransferType,
  amount: number,
): Promise<void> {
  const used = await usedToday(sql, time, card.account_id)
  const check = (limit: number, gone: number, whose: LocalText) => {
    if (gone + amount <= limit) return
    throw invalidField(aboveDailyLimit(whose, Math.max(0, limit - gone)))
  }
  if (type === 'card') check(Math.min(card.daily_limit, cardDailyMax), used.card, { fa: 'کارت', en: 'card' })
  check(dailyMax, used.all, { fa: 'حساب', en: 'account' })
}
