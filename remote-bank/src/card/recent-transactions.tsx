import { recentFeedQuery } from '@sarv/shared/feed/feed-query'
import { FeedRow } from '@sarv/shared/feed/feed-row'
import { useFeedTexts } from '@sarv/shared/feed/use-feed-texts'
import { hasWideAmounts } from '@sarv/shared/feed/wide-amounts'
import { rialUnit } from '@sarv/shared/money/rial'
import { useFormat, useQuery, useTranslation } from '@sarv/shared/platform'
import { useKeptFlag } from '@sarv/shared/storage/use-kept-flag'
import { List } from '@sarv/shared/ui/data/list-row'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'

/** The newest movements of the account, and the way to all of them. (INV-090) */
export function RecentTransactions({ account }: { account: number }) {
  useFeedTexts()
  const { t } = useTranslation()
  const { language } = useFormat()
  const { on: visible = false } = useKeptFlag('visibleBankBalance')
  const recent = useQuery(recentFeedQuery('bank', { product: 'ACCOUNT', account }))
  return (
    <section>
      <SectionHeader first title={t('feed:recent')} unit={rialUnit[language]} to="/bank/transactions" />
      <QueryBoundary query={recent} skeleton={<SkeletonCard rows={5} />}>
        {({ results }) =>
          results.length === 0 ? (
            <p className={typography.secondary}>{t('feed:none')}</p>
          ) : (
            <List label={t('feed:recent')}>
              {results.map((entry) => (
                <FeedRow key={entry.id} entry={entry} shown={visible} wide={hasWideAmounts(results)} dated />
              ))}
            </List>
          )
        }
      </QueryBoundary>
    </section>
  )
}
