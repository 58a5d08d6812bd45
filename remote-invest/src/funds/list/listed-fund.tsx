import type { Fund } from '@sarv/shared/contract/funds'
import { useTranslation } from '@sarv/shared/platform'
import { RowContent } from '@sarv/shared/ui/data/list-row'
import { ScreenReaderOnly } from '@sarv/shared/ui/layout/screen-reader-only'
import { memo } from 'react'
import { StarMark } from '../../watch/star-mark'
import { FundFacts, useFundFacts } from '../fund-row'
import styles from './funds-screen.module.css'

/** Content of a row of the list; a watched fund has a star behind its name. Memoised as `FundFacts` is. (INV-079) */
export const ListedFund = memo(function ListedFund({ fund, isWatched }: { fund: Fund; isWatched: boolean }) {
  return isWatched ? <WatchedFund fund={fund} /> : <FundFacts fund={fund} />
})

function WatchedFund({ fund }: { fund: Fund }) {
  const facts = useFundFacts(fund)
  return (
    <RowContent
      {...facts}
      to={`/funds/${encodeURIComponent(fund.ds_code)}`}
      title={<StarredName name={facts.title} />}
    />
  )
}

/** The name of a watched fund with its star, which is read out too. */
export function StarredName({ name }: { name: string }) {
  const { t } = useTranslation()
  return (
    <span className={styles.starred}>
      {name}
      <StarMark />
      <ScreenReaderOnly>{t('investWatch:star.starred')}</ScreenReaderOnly>
    </span>
  )
}
