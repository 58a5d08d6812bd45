import { type BankAccount, getBankBalance, listBankAccounts } from '@sarv/shared/contract/bank-accounts'
import type { Api } from '../../context/app-context'
import { notFound } from '../../errors/domain-error'
import { parseId } from '../../http/ids'
import { readBalance } from '../../ledger/transfer'
import { serve } from '../pipeline/serve'

const houseBank = 'بانک سپیدار'
const noCard: BankAccount = {
  id: null,
  status: 'bank_onb_required',
  account_status: null,
  card_number: null,
  account_number: null,
  iban: null,
  bankName: houseBank,
  owner_name: null,
  card_name: null,
  onb_status: null,
  messages: [],
}

export function bankAccountRoutes(api: Api): void {
  serve(api, listBankAccounts, async ({ db, person }) => {
    const accounts = await db.query<BankAccount>(
      `select id, status, account_status, card_number, account_number, iban, $2 as "bankName", owner_name, card_name,
         onb_status, messages from card_account where sub = $1`,
      [person.sub, houseBank],
    )
    return { accounts: accounts.length === 0 ? [noCard] : accounts }
  })

  serve(api, getBankBalance, async ({ db, clock, person, params }) => {
    const [account] = await db.query<{ id: number }>('select id from card_account where id = $1 and sub = $2', [
      parseId(params.id),
      person.sub,
    ])
    if (account === undefined) throw notFound()
    const balance = await readBalance(db, `card:${account.id}`)
    return { balance, blocked: 0, updated_at: clock.now().toISOString() }
  })
}
