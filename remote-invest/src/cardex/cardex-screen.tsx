import { isNotFound } from '@sarv/platform/client/api/read-failure'
import { today } from '@sarv/shared/calendar/days'
import { Navigate, useFormat, useQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { RangeLine } from '@sarv/shared/ui/dates/range-line'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { Page } from '@sarv/shared/ui/layout/page'
import { usePrinting } from '@sarv/shared/ui/layout/print-sheet'
import { EmptyStatement } from '../statement-filter/empty-statement'
import { FundFilter } from '../statement-filter/fund-filter'
import { parseStatementFilter } from '../statement-filter/statement-filter'
import { CardexPrint } from './cardex-print'
import { cardexQuery } from './cardex-queries'
import { CardexSaveSheet } from './cardex-save-sheet'
import { CardexSummary } from './cardex-summary'
import { CardexTable } from './cardex-table'
import { useHashSheet } from './use-hash-sheet'

/** Cardex screen: the account statement of the person's units over a date range, to read, print and save. (INV-065) */
export function CardexScreen() {
  const { t } = useTranslation()
  const { language } = useFormat()
  const [query] = useSearchParams()
  const filter = parseStatementFilter(query, today())
  const cardex = useQuery(cardexQuery(filter, language))
  const { printing, print } = usePrinting()
  const found = cardex.data !== undefined && cardex.data.rows.length > 0 ? cardex.data : undefined
  const sheet = useHashSheet(found !== undefined)
  if (isNotFound(cardex.error) && !cardex.isFetching) return <Navigate to="/not-found" replace />
  return (
    <Page>
      <FundFilter code={filter.ds_code} />
      <RangeLine />
      <QueryBoundary query={cardex} skeleton={<SkeletonCard rows={6} />} whole>
        {(loaded) =>
          loaded.rows.length === 0 ? (
            <EmptyStatement filter={filter} title={t('cardex.none')} text={t('cardex.noneText')} />
          ) : (
            <>
              <CardexSummary cardex={loaded} />
              <CardexTable key={JSON.stringify(filter)} cardex={loaded} />
            </>
          )
        }
      </QueryBoundary>
      {found && (
        <CardexSaveSheet cardex={found} filter={filter} open={sheet.open} onClose={sheet.close} onPrint={print} />
      )}
      {found && printing && <CardexPrint cardex={found} />}
    </Page>
  )
}
