import type { FeedKind } from '@sarv/shared/contract/feed'
import { FeedList } from '@sarv/shared/feed/feed-list'
import { useFeedTexts } from '@sarv/shared/feed/use-feed-texts'
import { useLocation, useParams, useQuery, useTranslation } from '@sarv/shared/platform'
import { useBalanceVisibility } from '@sarv/shared/storage/use-balance-visibility'
import { OwnSentence, own } from '@sarv/shared/ui/data/own-sentence'
import { Page } from '@sarv/shared/ui/layout/page'
import { ActiveFilterBar } from '../active-filter-bar/active-filter-bar'
import { fundsQuery } from '../funds/fund-queries'
import styles from './transactions.module.css'

const kinds: readonly FeedKind[] = ['PURCHASE', 'SALE', 'PROFIT']

/** Screen of /fund-transactions: the feed of all funds, or of one. (INV-060, INV-091) */
export function TransactionsScreen() {
  useFeedTexts()
  const { t } = useTranslation()
  const { visible = false, toggle } = useBalanceVisibility()
  const { id: ds_code } = useParams()
  const { search } = useLocation()
  const funds = useQuery({ ...fundsQuery(), enabled: ds_code !== undefined })
  const name = funds.data?.find((fund) => fund.ds_code === ds_code)?.fund_name
  return (
    <Page>
      <div className={styles.transactions}>
        {ds_code !== undefined && (
          <ActiveFilterBar clear={{ to: `/fund-transactions${search}`, label: t('feed:clear') }}>
            <OwnSentence text={t('transactions.ofFund', { fund: own(name ?? ds_code) })} />
          </ActiveFilterBar>
        )}
        <FeedList
          owner="invest"
          scope={{ product: 'FUND', ds_code }}
          kinds={kinds}
          name={name}
          shown={visible}
          onToggle={toggle}
          start={{ text: t('transactions.noneText'), to: '/funds', label: t('seeFunds') }}
        />
      </div>
    </Page>
  )
}
