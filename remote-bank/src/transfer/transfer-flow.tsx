import { noDraft, useDraft } from '@sarv/shared/drafts/use-draft'
import { filledIn } from '@sarv/shared/money/filled-in'
import { useLocation, useQuery } from '@sarv/shared/platform'
import { isAwaited } from '@sarv/shared/queries/is-awaited'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { Page } from '@sarv/shared/ui/layout/page'
import { accountsQuery } from '../card/card-queries'
import { PendingTransactions } from '../money/pending-transactions'
import { settingQuery } from '../settings/setting-query'
import { withdrawalAccountsQuery } from './own-ibans'
import { sourceAccounts } from './source-accounts'
import { CardFrozen, TransferClosed } from './transfer-closed'
import { emptyDraft, parseDraft, transferForm } from './transfer-draft'
import { destinationsQuery } from './transfer-queries'
import { TransferStages } from './transfer-stages'

/**
 * Screen of a transfer: its accounts and its draft, then its stages, or why it has none. Both addresses have the same flow;
 * that of cards says at once that a blocked card sends nothing. (BNK-008, BNK-060, D-273)
 */
export function TransferFlow({ byCard }: { byCard: boolean }) {
  const accounts = useQuery(accountsQuery())
  const amount = filledIn(useLocation().state, 'amount')
  // An amount that the page before filled in begins another transfer. (SUP-029)
  const draft = useDraft(transferForm, { ...emptyDraft, amount }, amount === '' ? parseDraft : noDraft)
  // The recipients stand below the field: they appear together with it, or not at all.
  const destinations = useQuery(destinationsQuery())
  const own = useQuery(withdrawalAccountsQuery())
  // While it is unknown whether the holder has blocked the card, the server decides.
  const setting = useQuery(settingQuery())
  const isWaiting = !draft.isRead || [destinations, own, setting].some(isAwaited)
  const loading = { ...accounts, data: isWaiting ? undefined : accounts.data }
  const frozen = setting.data?.is_blocked ? setting.data.account_id : undefined
  return (
    <Page width="flow">
      <PendingTransactions />
      <QueryBoundary query={loading} skeleton={<SkeletonCard rows={4} />} whole>
        {(all) => {
          const sources = sourceAccounts(all).filter(({ id }) => !byCard || id !== frozen)
          if (sources.length === 0 && all.some(({ id }) => id === frozen)) return <CardFrozen />
          if (sources.length === 0) {
            return <TransferClosed account={all.find(({ account_number }) => account_number !== null)} />
          }
          return <TransferStages sources={sources} isFrozen={({ id }) => id === frozen} draft={draft} />
        }}
      </QueryBoundary>
    </Page>
  )
}
