import { useQuery, useTranslation } from '@sarv/shared/platform'
import { Loaded } from '@sarv/shared/ui/loaded'
import { Page } from '@sarv/shared/ui/page'
import { SelectInput } from '@sarv/shared/ui/select-input'
import { SkeletonCard } from '@sarv/shared/ui/skeleton'
import { TextInput } from '@sarv/shared/ui/text-input'
import { Search } from 'lucide-react'
import { useDeferredValue } from 'react'
import { FoundFunds } from './found-funds'
import { fundsQuery } from './fund-queries'
import { fundOrders, longestQuery, orderOf } from './fund-wish'
import styles from './funds-screen.module.css'
import { useFundWish } from './use-fund-wish'

/** All funds: searched by name, code or kind, filtered by type, ordered by return. (INV-015) */
export function FundsScreen() {
  const { t } = useTranslation()
  const funds = useQuery(fundsQuery())
  const { wish, type, settle, change } = useFundWish()
  // Typing stays fluent while a long list is drawn after it.
  const query = useDeferredValue(wish.query)
  return (
    <Page>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          settle()
        }}
      >
        <TextInput
          label={t('funds.search')}
          icon={Search}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={longestQuery}
          value={wish.query}
          onChange={(event) => type(event.target.value)}
          onBlur={settle}
        />
        <SelectInput
          label={t('funds.order')}
          options={fundOrders.map((value) => ({ value, label: t(`funds.orders.${value}`) }))}
          value={wish.order}
          onChange={(event) => change({ order: orderOf(event.target.value) })}
        />
      </form>
      <Loaded query={funds} skeleton={<SkeletonCard rows={8} spark />} whole>
        {(all) => (
          <FoundFunds
            all={all}
            wish={{ ...wish, query }}
            onType={(chosen) => change({ type: chosen })}
            onClear={() => change({ query: '', type: undefined })}
          />
        )}
      </Loaded>
    </Page>
  )
}
