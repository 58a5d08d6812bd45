import { getBankStatement } from '@sarv/shared/contract/bank-transactions'
import type { DateRange } from '@sarv/shared/date-range/date-range'
import type { FeedFilter } from '@sarv/shared/feed/feed-filter'
import { toFeedQuery } from '@sarv/shared/feed/feed-query'
import { useFormat, useMutation, usePlatform, useTranslation } from '@sarv/shared/platform'
import { saveFile } from '@sarv/shared/storage/save-file'
import { Button } from '@sarv/shared/ui/actions/button'
import { CallErrorAlert } from '@sarv/shared/ui/feedback/error-alert'
import { Download } from 'lucide-react'

/** Button that saves the shown transactions as PDF; what went wrong stands under it. (BNK-050) */
export function StatementButton({
  account,
  filter,
}: {
  account: number | undefined
  filter: Omit<FeedFilter, keyof DateRange> & DateRange
}) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const { api, toast } = usePlatform()
  const pdf = useMutation({
    mutationFn: () => {
      const { kind, ...query } = toFeedQuery({}, filter)
      return api.download(getBankStatement, { query: { ...query, account, type: kind?.toLowerCase() } })
    },
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
      <CallErrorAlert error={pdf.error} />
    </>
  )
}
