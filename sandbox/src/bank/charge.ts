import { formatRial } from '@sarv/shared/money/rial'
import { lockGatewayPayment, type PaymentKind } from '../ledger/settle-payment'
import { transfer } from '../ledger/transfer'
import { type Notice, notify } from '../sms/text-messages'
import { recordTransactions } from './bank-transaction'
import { cardLedger } from './card'

const credited = (amount: number): Notice => ({
  kind: 'DEPOSIT',
  text: {
    fa: `${formatRial(amount, 'fa')} به حساب بانکی شما واریز شد.`,
    en: `${formatRial(amount, 'en')} was added to your bank account.`,
  },
  action: { type: 'BANK' },
})

/** Money that was paid at the gateway arrives in the account. */
const credit: PaymentKind['paid'] = async (sql, time, { uuid, sub, amount }) => {
  const [account] = await sql.query<{ id: number }>('select id from card_account where sub = $1', [sub])
  if (account === undefined) throw new Error(`Payment ${uuid} has no card account`)
  await transfer(sql, time, `charged:${uuid}`, [
    { account: 'world', amount: -amount },
    { account: cardLedger(account.id), amount },
  ])
  const [{ trace_number: key } = { trace_number: uuid }] = await sql.query<{ trace_number: string }>(
    'select trace_number from payment where uuid = $1',
    [uuid],
  )
  await recordTransactions(sql, time, [
    {
      accountId: account.id,
      type: 'deposit',
      name: { fa: 'افزایش موجودی از درگاه', en: 'Added through the gateway' },
      amount,
      key,
    },
  ])
  await notify(sql, time, sub, credited(amount))
}

export const chargePayments: PaymentKind = { lock: lockGatewayPayment, paid: credit }
