import { useQuery, useTranslation } from '@sarv/shared/platform'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { SearchInput } from '@sarv/shared/ui/fields/search-input'
import { SelectInput } from '@sarv/shared/ui/fields/select-input'
import { Page } from '@sarv/shared/ui/layout/page'
import { useWatchTexts } from '../../watch/use-watch-texts'
import { fundsQuery } from '../fund-queries'
import { FilteredFunds } from './filtered-funds'
import { fundSorts, maxQueryLength, parseFundSort } from './fund-list-params'
import styles from './funds-screen.module.css'
import { useFundListParams } from './use-fund-list-params'

/** Fund list screen: search by name, code or type, filter by type or by the star, sort by return. (INV-015, INV-079) */
export function FundsScreen() {
  useWatchTexts()
  const { t } = useTranslation()
  const funds = useQuery(fundsQuery())
  const { params, type, flush, change } = useFundListParams()
  return (
    <Page>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          flush()
        }}
      >
        <SearchInput
          label={t('funds.search')}
          maxLength={maxQueryLength}
          value={params.query}
          onChange={type}
          onBlur={flush}
        />
        <SelectInput
          label={t('funds.sort')}
          options={fundSorts.map((value) => ({ value, label: t(`funds.sorts.${value}`) }))}
          value={params.sort}
          onChange={(event) => change({ sort: parseFundSort(event.target.value) })}
        />
      </form>
      <QueryBoundary query={funds} skeleton={<SkeletonCard rows={8} spark />} whole>
        {(all) => (
          <FilteredFunds
            all={all}
            params={params}
            onFilter={change}
            onClear={() => change({ query: '', type: undefined, watched: false })}
          />
        )}
      </QueryBoundary>
    </Page>
  )
}
