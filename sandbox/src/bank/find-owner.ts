import type { TransferType } from '@sarv/shared/contract/bank-transfers'
import { bareCardNumber, cardNumber } from '@sarv/shared/rules/card-number'
import { bareIban, iban } from '@sarv/shared/rules/iban'
import { normalizeCode } from '@sarv/shared/text/digits'
import type { Sql } from '../db/sql'
import { DomainError, invalidField } from '../errors/domain-error'
import { inventNames } from '../fake-data/person-names'
import type { LocalText } from '../local-text/local-text'
import { type Bank, bankOfCard, bankOfIban, houseBank } from './banks'
import { waysTo } from './transfer-ways'

export type DestinationKind = 'CARD' | 'IBAN'

/** Owner of a card or an account: where money may go. */
export interface Owner {
  readonly kind: DestinationKind
  /** 16 digits, or `IR` and 24 digits. */
  readonly number: string
  /** Whole: a masked name cannot be checked. */
  readonly name: string
  readonly bank: Bank
  readonly types: readonly TransferType[]
  /** The account of Sarv behind it, and its status; null for money that leaves Sarv. */
  readonly account: { readonly id: number; readonly sub: string; readonly status: string | null } | null
}

const unknown = (msg: LocalText) => new DomainError('not-found', { detail: [{ msg }] })

/** Finds the owner of a card or an IBAN: a person of Sarv, or an invented one of another bank, always the same. */
export function findOwner(sql: Sql, kind: DestinationKind, typed: string): Promise<Owner> {
  return kind === 'CARD' ? findCardOwner(sql, typed) : findIbanOwner(sql, typed)
}

interface HouseRow {
  readonly id: number
  readonly sub: string
  readonly status: string | null
  readonly name: string
}

async function findCardOwner(sql: Sql, typed: string): Promise<Owner> {
  if (cardNumber(typed) !== undefined)
    throw invalidField({ fa: 'شمارهٔ کارت نامعتبر است.', en: "The card number isn't valid." })
  const number = bareCardNumber(typed)
  const bank = bankOfCard(number)
  const owner = { kind: 'CARD', number, types: ['card'] } as const
  const missing = () =>
    unknown({
      fa: 'صاحب این کارت پیدا نشد. شماره را دوباره بررسی کنید.',
      en: "We couldn't find the owner of this card. Check the number again.",
    })
  if (bank === undefined) throw missing()
  if (bank !== houseBank) return { ...owner, bank, name: inventName(number), account: null }
  const [row] = await sql.query<HouseRow>(
    `select a.id, a.sub, a.account_status as status, concat_ws(' ', p.first_name, p.last_name) as name
     from bank_card c join card_account a on a.id = c.account_id join person p on p.sub = a.sub
     where c.number = $1 and c.replaced_at is null`,
    [number],
  )
  if (row === undefined) throw missing()
  return { ...owner, bank, name: row.name, account: row }
}

/**
 * The IBAN that a typed account number of the bank itself stands for; undefined for any other text. (BNK-088)
 * @throws DomainError where the bank has no such account
 */
export async function ibanOfAccount(sql: Sql, typed: string): Promise<string | undefined> {
  const number = normalizeCode(typed).replace(/[\s-]/g, '')
  if (!/^\d{13}$/.test(number)) return undefined
  const [row] = await sql.query<{ iban: string | null }>('select iban from card_account where account_number = $1', [
    number,
  ])
  if (typeof row?.iban !== 'string')
    throw unknown({
      fa: 'این شمارهٔ حساب در بانک خاورمیانه نیست. برای بانک‌های دیگر شبا یا شمارهٔ کارت را وارد کنید.',
      en: 'Middle East Bank has no such account. For other banks enter an IBAN or a card number.',
    })
  return row.iban
}

async function findIbanOwner(sql: Sql, typed: string): Promise<Owner> {
  if (iban(typed) !== undefined)
    throw invalidField({
      fa: 'شبا باید IR و ۲۴ رقم باشد؛ رقم‌ها را بررسی کنید.',
      en: 'An IBAN is IR and 24 digits; check the digits.',
    })
  const number = bareIban(typed)
  const bank = bankOfIban(number)
  const missing = () =>
    unknown({
      fa: 'صاحب این شبا پیدا نشد. شماره را دوباره بررسی کنید.',
      en: "We couldn't find the owner of this IBAN. Check the number again.",
    })
  if (bank === undefined) throw missing()
  const owner = { kind: 'IBAN', number, bank, types: waysTo(bank) } as const
  const [row] = await sql.query<HouseRow>(
    `select a.id, a.sub, a.account_status as status, concat_ws(' ', p.first_name, p.last_name) as name
     from card_account a join person p on p.sub = a.sub where a.iban = $1`,
    [number],
  )
  if (row !== undefined) return { ...owner, name: row.name, account: row }
  // Accounts to which sales are paid out are not accounts of Sarv, but their owners are known.
  const [outside] = await sql.query<{ name: string }>(
    `select concat_ws(' ', p.first_name, p.last_name) as name
     from payout_account a join person p on p.sub = a.sub where a.iban = $1 limit 1`,
    [number],
  )
  if (outside !== undefined) return { ...owner, name: outside.name, account: null }
  if (bank === houseBank) throw missing()
  return { ...owner, name: inventName(number), account: null }
}

function inventName(number: string): string {
  const { first, last } = inventNames(number)
  return `${first} ${last}`
}
