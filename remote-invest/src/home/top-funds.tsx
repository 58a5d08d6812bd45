import type { Fund } from '@sarv/shared/contract/funds'
import { useTranslation } from '@sarv/shared/platform'
import { List } from '@sarv/shared/ui/data/list-row'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import type { ReactNode } from 'react'
import { FundRow } from '../funds/fund-row'
import styles from './home-section.module.css'

/** Section of the top funds: title and link to all of them. (INV-004) */
export function TopFundsSection({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <section className={styles.section} aria-labelledby="home-funds">
      <SectionHeader first id="home-funds" title={t('home.topFunds')} to="/funds" />
      {children}
    </section>
  )
}

export function TopFundsList({ funds }: { funds: readonly Fund[] }) {
  const { t } = useTranslation()
  if (funds.length === 0) return <EmptyState title={t('funds.none')} text={t('funds.noneText')} />
  return (
    <List label={t('home.topFunds')}>
      {funds.map((fund) => (
        <FundRow key={fund.ds_code} fund={fund} />
      ))}
    </List>
  )
}
