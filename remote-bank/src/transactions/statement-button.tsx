import { failureKey, sentenceOf } from '@sarv/platform/client/api/read-failure'
import { getBankStatement } from '@sarv/shared/contract/bank-transactions'
import { useFormat, useMutation, usePlatform, useTranslation } from '@sarv/shared/platform'
import { saveFile } from '@sarv/shared/storage/save-file'
import { Button } from '@sarv/shared/ui/actions/button'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { Download } from 'lucide-react'
import type { TransactionFilter } from './transaction-filter'
import { toQuery } from './transaction-queries'

/** Button that saves the shown transactions as PDF; what went wrong stands under it. (BNK-050) */
export function StatementButton({ filter }: { filter: TransactionFilter }) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const { api, toast } = usePlatform()
  const pdf = useMutation({
    mutationFn: () => api.download(getBankStatement, { query: toQuery(filter) }),
    onSuccess(file) {
      const days = [filter.from, filter.to].map((day) => date(day).replaceAll('/', '-'))
      saveFile(file, `${[t('transactions.fileName'), ...days].join(' ')}.pdf`)
      toast(t('transactions.saved'))
    },
  })
  return (
    <>
      <Button variant="tonal" size="s" icon={Download} loading={pdf.isPending} onClick={() => pdf.mutate()}>
        {t('transactions.statement')}
      </Button>
      {pdf.error !== null && (
        <Alert tone="r" live>
          {sentenceOf(pdf.error) ?? t(`ui:failure.${failureKey(pdf.error)}`)}
        </Alert>
      )}
    </>
  )
}
