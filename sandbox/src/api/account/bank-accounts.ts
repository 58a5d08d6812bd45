import { type BankAccount, getBankBalance, listBankAccounts } from '@sarv/shared/contract/bank-accounts'
import { houseBank } from '../../bank/banks'
import { cardLedger } from '../../bank/card'
import type { Api } from '../../context/app-context'
import { notFound } from '../../errors/domain-error'
import { maxGatewayPayment } from '../../gateway/gateway-limit'
import { parseId } from '../../http/ids'
import { maskCardNumber } from '../../identifiers/check-digits'
import { runDueJobs } from '../../jobs/runner'
import { readBalance } from '../../ledger/transfer'
import type { Localizable, WithLocalTexts } from '../../local-text/local-text'
import { serve } from '../pipeline/serve'

type Row = WithLocalTexts<Omit<BankAccount, 'bankName' | 'max_payment'>, 'messages'>

const noCard: Localizable<BankAccount> = {
  id: null,
  status: 'bank_onb_required',
  account_status: null,
  card_number: null,
  account_number: null,
  iban: null,
  bankName: houseBank.name,
  owner_name: null,
  card_name: null,
  onb_status: null,
  messages: [],
}

export function bankAccountRoutes(api: Api): void {
  serve(api, listBankAccounts, async ({ db, person }) => {
    await runDueJobs(db, api, person.sub)
    const accounts = await db.query<Row>(
      `select a.id, a.status, a.account_status, c.number as card_number, a.account_number, a.iban, a.owner_name, c.card_name, a.onb_status, a.messages
       from card_account a left join bank_card c on c.account_id = a.id and c.replaced_at is null where a.sub = $1`,
      [person.sub],
    )
    if (accounts.length === 0) return { accounts: [noCard] }
    return {
      accounts: accounts.map((account) => ({
        ...account,
        bankName: houseBank.name,
        max_payment: maxGatewayPayment,
        card_number: account.card_number === null ? null : maskCardNumber(account.card_number),
      })),
    }
  })

  serve(api, getBankBalance, async ({ db, clock, person, params }) => {
    await runDueJobs(db, api, person.sub)
    const [account] = await db.query<{ id: number }>('select id from card_account where id = $1 and sub = $2', [
      parseId(params.id),
      person.sub,
    ])
    if (account === undefined) throw notFound()
    const balance = await readBalance(db, cardLedger(account.id))
    return { balance, blocked: 0, updated_at: clock.now().toISOString() }
  })
}
