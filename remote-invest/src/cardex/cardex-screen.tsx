import { isNotFound } from '@sarv/shared/api/read-failure'
import { today } from '@sarv/shared/calendar/days'
import { Navigate, useFormat, useQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { Loaded } from '@sarv/shared/ui/loaded'
import { Page } from '@sarv/shared/ui/page'
import { usePrinting } from '@sarv/shared/ui/paper'
import { RangeLine } from '@sarv/shared/ui/range-line'
import { SkeletonCard } from '@sarv/shared/ui/skeleton'
import { FundFilter } from '../paper-filter/fund-filter'
import { NothingHere } from '../paper-filter/nothing-here'
import { paperFilter } from '../paper-filter/paper-filter'
import { CardexPaper } from './cardex-paper'
import { cardexQuery } from './cardex-queries'
import { CardexSums } from './cardex-sums'
import { CardexTable } from './cardex-table'
import { SaveSheet } from './save-sheet'
import { useSaveDoor } from './use-save-door'

/** What the person's units were worth and what changed it, over some days, to be read, printed and saved. (INV-065) */
export function CardexScreen() {
  const { t } = useTranslation()
  const { language } = useFormat()
  const [query] = useSearchParams()
  const filter = paperFilter(query, today())
  const cardex = useQuery(cardexQuery(filter, language))
  const { printing, print } = usePrinting()
  const found = cardex.data !== undefined && cardex.data.rows.length > 0 ? cardex.data : undefined
  const door = useSaveDoor(found !== undefined)
  if (isNotFound(cardex.error) && !cardex.isFetching) return <Navigate to="/not-found" replace />
  return (
    <Page>
      <FundFilter code={filter.ds_code} />
      <RangeLine />
      <Loaded query={cardex} skeleton={<SkeletonCard rows={6} />} whole>
        {(loaded) =>
          loaded.rows.length === 0 ? (
            <NothingHere filter={filter} title={t('cardex.none')} text={t('cardex.noneText')} />
          ) : (
            <>
              <CardexSums cardex={loaded} />
              <CardexTable key={JSON.stringify(filter)} cardex={loaded} />
            </>
          )
        }
      </Loaded>
      {found && <SaveSheet cardex={found} filter={filter} open={door.open} onClose={door.close} onPrint={print} />}
      {found && printing && <CardexPaper cardex={found} />}
    </Page>
  )
}
