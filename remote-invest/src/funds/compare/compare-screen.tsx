import type { Fund } from '@sarv/shared/contract/funds'
import { useQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { Page } from '@sarv/shared/ui/layout/page'
import { useWatchTexts } from '../../watch/use-watch-texts'
import { fundsQuery } from '../fund-queries'
import { ChosenFunds } from './chosen-funds'
import styles from './compare.module.css'
import { parseComparedIds } from './compare-ids'
import { CompareSkeleton } from './compare-skeleton'
import { ComparisonView } from './comparison-view'
import { NothingChosen } from './nothing-chosen'
import { useComparison } from './use-comparison'

/** Comparison screen: up to four funds of `?ids=` on one chart, with fees and risk beside each other. (INV-081…083) */
export function CompareScreen() {
  useWatchTexts()
  const funds = useQuery(fundsQuery())
  return (
    <Page>
      <QueryBoundary query={funds} skeleton={<CompareSkeleton />} whole>
        {(all) => <Compared all={all} />}
      </QueryBoundary>
    </Page>
  )
}

function Compared({ all }: { all: readonly Fund[] }) {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const { codes, dropped, surplus } = parseComparedIds(query.get('ids'), (code) =>
    all.some(({ ds_code }) => ds_code === code),
  )
  const chosen = codes.flatMap((code) => all.find(({ ds_code }) => ds_code === code) ?? [])
  const comparison = useComparison(codes)
  const choose = (next: readonly string[]) =>
    setQuery(next.length === 0 ? {} : { ids: next.join(',') }, { replace: true })
  return (
    <div className={styles.page}>
      {dropped && (
        <Alert tone="w" live>
          {t('investWatch:compare.dropped')}
        </Alert>
      )}
      {surplus && (
        <Alert tone="w" live>
          {t('investWatch:compare.surplus')}
        </Alert>
      )}
      {chosen.length === 0 ? (
        <NothingChosen all={all} onChoose={choose} />
      ) : (
        <>
          <ChosenFunds all={all} chosen={chosen} onChange={choose} />
          <QueryBoundary query={comparison} skeleton={<CompareSkeleton />}>
            {(state) => <ComparisonView state={state} all={all} />}
          </QueryBoundary>
        </>
      )}
    </div>
  )
}
