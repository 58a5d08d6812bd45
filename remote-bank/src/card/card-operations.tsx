import { lazyScreen, useQuery, useTranslation } from '@sarv/shared/platform'
import { describeStatus } from '@sarv/shared/rules/status'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { Badge } from '@sarv/shared/ui/data/badge'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { Tile } from '@sarv/shared/ui/data/tile'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { stack } from '@sarv/shared/ui/layout/primitives'
import { ClipboardList, ShieldCheck } from 'lucide-react'
import { Suspense } from 'react'
import { assetBackQuery } from '../asset-back/asset-back-query'
import type { OpenAccount } from './account-choice'
import { gateOf } from './account-gate'
import { OperationTiles } from './operation-tiles'
import { operationsOf } from './operations'

// After the card and its balance are painted.
const RecentTransactions = lazyScreen(async () => (await import('./recent-transactions')).RecentTransactions)

/**
 * Operations of an account: tiles for money, the reason where they are closed, its newest transactions, and links to the rest.
 * (BNK-006, BNK-008, INV-090) Its sixteen imports are the parts that it puts together.
 */
export function CardOperations({ account, frozen }: { account: OpenAccount; frozen: boolean }) {
  const { t } = useTranslation()
  const gate = gateOf(account)
  const assetBack = useQuery({ ...assetBackQuery(), enabled: gate === undefined })
  const status = describeStatus('account', account.account_status ?? '')
  const backed = assetBack.data && t(assetBack.data.enabled ? 'operations.backed' : 'operations.notBacked')
  return (
    <div className={stack[24]}>
      <OperationTiles
        operations={operationsOf({ gate, frozen })}
        reason={
          gate ? (
            <Alert tone="w">
              <Badge tone={status.tone}>{t(status.label)}</Badge> {t(`gate.${gate}`)}
            </Alert>
          ) : (
            frozen && (
              <Alert
                tone="w"
                action={
                  <ButtonLink variant="tonal" size="s" to="/bank/setting">
                    {t('operations.unfreeze')}
                  </ButtonLink>
                }
              >
                {t('operations.frozen')}
              </Alert>
            )
          )
        }
      />
      <Suspense fallback={<SkeletonCard rows={5} />}>
        <RecentTransactions account={account.id} />
      </Suspense>
      <List label={t('operations.more')}>
        <ListRow
          to="/bank/asset-back"
          tile={<Tile icon={ShieldCheck} tone="gold" />}
          title={t('operations.assetBack')}
          caption={backed}
          chevron
        />
        <ListRow
          to="/bank/orders"
          tile={<Tile icon={ClipboardList} tone="gray" />}
          title={t('operations.orders')}
          chevron
        />
      </List>
    </div>
  )
}
