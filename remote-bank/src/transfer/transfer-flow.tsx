import { useLocation, usePlatform, useQuery } from '@sarv/shared/platform'
import { parseFlowEntry } from '@sarv/shared/stages/flow-entry'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { Page } from '@sarv/shared/ui/layout/page'
import { useState } from 'react'
import { accountsQuery } from '../card/card-queries'
import { PendingTransactions } from '../money/pending-transactions'
import { settingQuery } from '../settings/setting-query'
import { withdrawalAccountsQuery } from './own-ibans'
import { sourceAccounts } from './source-accounts'
import { CardFrozen, TransferClosed } from './transfer-closed'
import type { TransferKind } from './transfer-kind'
import { destinationsQuery } from './transfer-queries'
import { TransferStages } from './transfer-stages'
import { draftQuery } from './use-transfer-draft'

/** Screen of a transfer: its accounts and its draft, then its stages, or why there are none. (BNK-008, BNK-060) */
export function TransferFlow({ kind }: { kind: TransferKind }) {
  const platform = usePlatform()
  const { state } = useLocation()
  // A flow that is opened begins anew; one that is reloaded goes on.
  const [resumed] = useState(() => parseFlowEntry(state, kind.kind) !== undefined)
  const accounts = useQuery(accountsQuery())
  const draft = useQuery(draftQuery(platform, kind.kind, resumed))
  // What can be picked stands below the field: it comes with it, or not at all.
  const destinations = useQuery(destinationsQuery())
  const own = useQuery({ ...withdrawalAccountsQuery(), enabled: kind.kind === 'IBAN' })
  // Only a card needs one that its holder has not blocked. Unknown, the server decides.
  const setting = useQuery({ ...settingQuery(), enabled: kind.kind === 'CARD' })
  const isWaiting = draft.data === undefined || destinations.isPending || own.isLoading || setting.isLoading
  const loading = { ...accounts, data: isWaiting ? undefined : accounts.data }
  return (
    <Page width="flow">
      <PendingTransactions />
      <QueryBoundary query={loading} skeleton={<SkeletonCard rows={4} />} whole>
        {(all) => {
          const frozen = kind.kind === 'CARD' && setting.data?.is_blocked ? setting.data.account_id : undefined
          const sources = sourceAccounts(all).filter(({ id }) => id !== frozen)
          if (sources.length === 0 && all.some(({ id }) => id === frozen)) return <CardFrozen />
          if (sources.length === 0 || draft.data === undefined) {
            return <TransferClosed account={all.find(({ account_number }) => account_number !== null)} />
          }
          return <TransferStages kind={kind} sources={sources} first={draft.data} />
        }}
      </QueryBoundary>
    </Page>
  )
}
