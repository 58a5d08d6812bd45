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
import { emptyDraft, parseDraft } from './transfer-draft'
import type { TransferKind } from './transfer-kind'
import { destinationsQuery } from './transfer-queries'
import { TransferStages } from './transfer-stages'

/** Screen of a transfer: its accounts and its draft, then its stages, or why it has none. (BNK-008, BNK-060) */
export function TransferFlow({ kind }: { kind: TransferKind }) {
  const accounts = useQuery(accountsQuery())
  const amount = filledIn(useLocation().state, 'amount')
  const asked = { ...emptyDraft, amount }
  // An amount that the page before filled in begins another transfer. (SUP-029)
  const draft = useDraft(`transfer-${kind.kind}`, asked, amount === '' ? parseDraft : noDraft)
  // The saved destinations stand below the field: they appear together with it, or not at all.
  const destinations = useQuery(destinationsQuery())
  const own = useQuery({ ...withdrawalAccountsQuery(), enabled: kind.kind === 'IBAN' })
  // Only a transfer to a card needs a card that its holder has not blocked. While that is unknown, the server decides.
  const setting = useQuery({ ...settingQuery(), enabled: kind.kind === 'CARD' })
  const isWaiting = !draft.isRead || isAwaited(destinations) || isAwaited(own) || isAwaited(setting)
  const loading = { ...accounts, data: isWaiting ? undefined : accounts.data }
  return (
    <Page width="flow">
      <PendingTransactions />
      <QueryBoundary query={loading} skeleton={<SkeletonCard rows={4} />} whole>
        {(all) => {
          const frozen = kind.kind === 'CARD' && setting.data?.is_blocked ? setting.data.account_id : undefined
          const sources = sourceAccounts(all).filter(({ id }) => id !== frozen)
          if (sources.length === 0 && all.some(({ id }) => id === frozen)) return <CardFrozen />
          if (sources.length === 0) {
            return <TransferClosed account={all.find(({ account_number }) => account_number !== null)} />
          }
          return <TransferStages kind={kind} sources={sources} draft={draft} />
        }}
      </QueryBoundary>
    </Page>
  )
}
