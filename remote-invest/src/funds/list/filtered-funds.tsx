import type { Fund } from '@sarv/shared/contract/funds'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { ChipGroup } from '@sarv/shared/ui/fields/chip-group'
import { ScreenReaderOnly } from '@sarv/shared/ui/layout/screen-reader-only'
import { useDeferredValue, useMemo } from 'react'
import { fundTypeLabel } from '../fund-types'
import type { FundListParams } from './fund-list-params'
import { FundResults } from './fund-results'
import { buildSearchIndex, filterFunds, listFundTypes, sortFunds } from './fund-search'
import styles from './funds-screen.module.css'

/** Value of the chip for all types; no type of the server is empty. */
const everyType = ''

/**
 * Type chips, number of matches and the matching funds. The index of thousands of funds is memoised; field, chips and order
 * answer at once, and the list is drawn after them. (F37)
 */
export function FilteredFunds({
  all,
  params: { query, type, sort },
  onType,
  onClear,
}: {
  all: readonly Fund[]
  params: FundListParams
  onType: (type: string | undefined) => void
  onClear: () => void
}) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const index = useMemo(() => buildSearchIndex(all, (fundType) => fundTypeLabel(fundType, t)), [all, t])
  const shownSort = useDeferredValue(sort)
  const sorted = useMemo(() => sortFunds(index, shownSort), [index, shownSort])
  const types = useMemo(() => listFundTypes(index.map(({ fund }) => fund)), [index])
  // A URL may name a type that has no funds.
  const known = type !== undefined && types.includes(type) ? type : undefined
  const shownQuery = useDeferredValue(query)
  const shownType = useDeferredValue(known)
  const found = useMemo(
    () => filterFunds(sorted, { query: shownQuery, type: shownType }),
    [sorted, shownQuery, shownType],
  )
  return (
    <>
      <ChipGroup
        scroll
        label={t('funds.type')}
        value={known ?? everyType}
        onChange={(next) => onType(next === everyType ? undefined : next)}
        options={[
          { value: everyType, label: t('funds.allTypes') },
          ...types.map((value) => ({ value, label: fundTypeLabel(value, t) })),
        ]}
      />
      <ScreenReaderOnly live>{t('funds.count', { count: number(found.length) })}</ScreenReaderOnly>
      <div className={styles.results}>
        <FundResults funds={found} noFunds={all.length === 0} onClear={onClear} />
      </div>
    </>
  )
}
