import { Receipt } from '@sarv/shared/payment/receipt'
import { useReceiptRows } from '@sarv/shared/payment/use-receipt-rows'
import { Navigate, useLocation, useTranslation } from '@sarv/shared/platform'
import { describeStatus } from '@sarv/shared/rules/status'
import { Page } from '@sarv/shared/ui/layout/page'
import { type LocalReceipt, parseLocalReceipt } from './local-receipt'

/** Screen of /bank/local-receipt: a transaction that was not a transfer, as its row had it. (BNK-054) */
export function LocalReceiptScreen() {
  const receipt = parseLocalReceipt(useLocation().state)
  return receipt ? <LocalTicket receipt={receipt} /> : <Navigate to="/bank/transactions" replace />
}

function LocalTicket({ receipt: { type, name, date, amount, tran_key, description } }: { receipt: LocalReceipt }) {
  const { t } = useTranslation()
  const rows = useReceiptRows()({ date, trace: tran_key, note: description ?? undefined })
  return (
    <Page width="flow">
      <Receipt
        ticket={{ outcome: 'success', title: t(describeStatus('bank-entry', type).label), text: name, amount, rows }}
        actions={[{ label: t('receipt.toTransactions'), to: '/bank/transactions' }]}
      />
    </Page>
  )
}
