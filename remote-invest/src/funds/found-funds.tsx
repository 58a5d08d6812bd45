import type { Fund } from '@sarv/shared/contract/funds'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { ChipGroup } from '@sarv/shared/ui/chip-group'
import { ScreenReaderOnly } from '@sarv/shared/ui/screen-reader-only'
import { useMemo } from 'react'
import { FundResults } from './fund-results'
import { findFunds, inOrder, searchable, typesIn } from './fund-search'
import { fundTypeLabel } from './fund-types'
import type { FundWish } from './fund-wish'
import styles from './funds-screen.module.css'

/** Value of the chip for all types; no type of the server is empty. */
const everyType = ''

/** The types to choose from, how many funds there are, and the funds. What thousands of them cost is paid once. (F37) */
export function FoundFunds({
  all,
  wish: { query, type, order },
  onType,
  onClear,
}: {
  all: readonly Fund[]
  wish: FundWish
  onType: (type: string | undefined) => void
  onClear: () => void
}) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const index = useMemo(() => searchable(all, (fundType) => fundTypeLabel(fundType, t)), [all, t])
  const ordered = useMemo(() => inOrder(index, order), [index, order])
  const types = useMemo(() => typesIn(index.map(({ fund }) => fund)), [index])
  // An address may name a type that there are no funds of.
  const known = type !== undefined && types.includes(type) ? type : undefined
  const found = useMemo(() => findFunds(ordered, { query, type: known }), [ordered, query, known])
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
