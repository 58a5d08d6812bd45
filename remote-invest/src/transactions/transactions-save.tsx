import { type FundTransaction, getTransactionsFile } from '@sarv/shared/contract/fund-transactions'
import { useFormat, usePlatform, useTranslation } from '@sarv/shared/platform'
import { describeStatus } from '@sarv/shared/rules/status'
import { statementFileName } from '@sarv/shared/statement-files/file-name'
import { SaveSheet } from '@sarv/shared/statement-files/save-sheet'
import { Button } from '@sarv/shared/ui/actions/button'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { TransactionFilter } from './transaction-filter'
import { transactionPage } from './transaction-queries'
import { transactionsCsv } from './transactions-csv'

/** Button that opens the export options of the transactions: all of the chosen fund, days and kind, as PDF or CSV. (INV-060) */
export function TransactionsSave({
  dsCode,
  fundName,
  filter,
}: {
  dsCode: string | undefined
  fundName: string | undefined
  filter: TransactionFilter
}) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const { api } = usePlatform()
  const [isOpen, setOpen] = useState(false)
  const heads = {
    date: t('files.jalali'),
    gregorian: t('files.gregorian'),
    time: t('transactions.csvHead.time'),
    fund: t('transactions.csvHead.fund'),
    code: t('transactions.csvHead.code'),
    type: t('transactions.csvHead.type'),
    amount: t('transactions.csvHead.amount'),
    status: t('transactions.csvHead.status'),
    order: t('transactions.csvHead.order'),
  }
  const csv = async () => {
    const rows: FundTransaction[] = []
    for (let page = 1, last = 1; page <= last; page++) {
      const { results, page_count } = await transactionPage(dsCode, filter, page)
      rows.push(...results)
      last = page_count
    }
    return transactionsCsv(rows, heads, (value) => t(describeStatus('transaction', value).label))
  }
  return (
    <>
      <Button variant="tonal" size="s" icon={Download} onClick={() => setOpen(true)}>
        {t('transactions.file')}
      </Button>
      <SaveSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('transactions.save')}
        name={statementFileName(t('transactions.fileName'), { fund_name: fundName ?? null, ...filter }, date)}
        words={{
          pdf: t('files.pdf'),
          csv: t('files.csv'),
          saved: t('files.saved'),
        }}
        pdf={() => api.download(getTransactionsFile, { query: { ...filter, ds_code: dsCode } })}
        csv={csv}
      />
    </>
  )
}
