import { type BankAccount, getBankBalance, listBankAccounts } from '@sarv/shared/contract/bank-accounts'
import { balanceOf } from '../ledger/transfer'
import type { Api } from '../world'
import { wholeNumber } from './ids'
import { notFound } from './refuse'
import { serve } from './serve'

const BANK = 'بانک سپیدار'
const NO_CARD: BankAccount = {
  id: null,
  status: 'bank_onb_required',
  account_status: null,
  card_number: null,
  account_number: null,
  iban: null,
  bankName: BANK,
  owner_name: null,
  card_name: null,
  onb_status: null,
  messages: [],
}

export function bankAccountsArea(api: Api): void {
  serve(api, listBankAccounts, async ({ db, person }) => {
    const accounts = await db.query<BankAccount>(
      `select id, status, account_status, card_number, account_number, iban, $2 as "bankName", owner_name, card_name,
         onb_status, messages from card_account where sub = $1`,
      [person.sub, BANK],
    )
    return { accounts: accounts.length === 0 ? [NO_CARD] : accounts }
  })

  serve(api, getBankBalance, async ({ db, clock, person, params }) => {
    const [account] = await db.query<{ id: number }>('select id from card_account where id = $1 and sub = $2', [
      wholeNumber(params.id),
      person.sub,
    ])
    if (account === undefined) throw notFound()
    const balance = await balanceOf(db, `card:${account.id}`)
    return { balance, blocked: 0, updated_at: clock.now().toISOString() }
  })
}
