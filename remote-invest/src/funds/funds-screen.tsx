import { useFormat, useQuery, useTranslation } from '@sarv/shared/platform'
import { ChipGroup } from '@sarv/shared/ui/chip-group'
import { Loaded } from '@sarv/shared/ui/loaded'
import { Page } from '@sarv/shared/ui/page'
import { ScreenReaderOnly } from '@sarv/shared/ui/screen-reader-only'
import { SelectInput } from '@sarv/shared/ui/select-input'
import { SkeletonCard } from '@sarv/shared/ui/skeleton'
import { TextInput } from '@sarv/shared/ui/text-input'
import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { fundsQuery } from './fund-queries'
import { FundResults } from './fund-results'
import { type FundOrder, findFunds, typesIn } from './fund-search'
import { fundTypeLabel } from './fund-types'
import styles from './funds-screen.module.css'

/** Value of the chip for all types; no type of the server is empty. */
const everyType = ''

/** All funds: searched by name, code or kind, filtered by type, ordered by return. (INV-015) */
export function FundsScreen() {
  const { t } = useTranslation()
  const { number } = useFormat()
  const funds = useQuery(fundsQuery())
  const [query, setQuery] = useState('')
  const [type, setType] = useState(everyType)
  const [order, setOrder] = useState<FundOrder>('priority')
  // Typing stays fluent while a long list is drawn after it.
  const wanted = useDeferredValue(query)
  const labelOf = (fundType: string) => fundTypeLabel(fundType, t)
  const clear = () => {
    setQuery('')
    setType(everyType)
  }
  return (
    <Page>
      <div className={styles.search}>
        <TextInput
          label={t('funds.search')}
          icon={Search}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <SelectInput
          label={t('funds.order')}
          options={(['priority', 'best', 'worst'] as const).map((value) => ({
            value,
            label: t(`funds.orders.${value}`),
          }))}
          value={order}
          onChange={(event) => setOrder(orderFrom(event.target.value))}
        />
      </div>
      <Loaded query={funds} skeleton={<SkeletonCard rows={8} spark />} whole>
        {(all) => {
          const results = findFunds(all, { query: wanted, type: type === everyType ? undefined : type, order }, labelOf)
          return (
            <>
              <ChipGroup
                scroll
                label={t('funds.type')}
                value={type}
                onChange={setType}
                options={[
                  { value: everyType, label: t('funds.allTypes') },
                  ...typesIn(all).map((value) => ({ value, label: labelOf(value) })),
                ]}
              />
              <ScreenReaderOnly>
                <span role="status">{t('funds.count', { count: number(results.length) })}</span>
              </ScreenReaderOnly>
              <FundResults
                key={`${wanted} ${type} ${order}`}
                funds={results}
                noFunds={all.length === 0}
                onClear={clear}
              />
            </>
          )
        }}
      </Loaded>
    </Page>
  )
}

function orderFrom(value: string): FundOrder {
  return value === 'best' || value === 'worst' ? value : 'priority'
}
