import { UnderWayCard } from '@sarv/shared/payment/under-way-card'
import { useQuery } from '@sarv/shared/platform'
import { assetsQuery } from '@sarv/shared/queries/assets-query'
import { isAwaited } from '@sarv/shared/queries/is-awaited'
import { underWayQuery } from '@sarv/shared/queries/under-way-query'
import { useBalanceVisibility } from '@sarv/shared/storage/use-balance-visibility'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { Columns, Page } from '@sarv/shared/ui/layout/page'
import { ValueSection } from '../portfolio-value/value-section'
import { AssetChart } from './asset-chart'
import styles from './assets.module.css'
import { AssetsSkeleton } from './assets-skeleton'
import { NoAssets } from './no-assets'

/** Assets screen: everything that the person holds, as a donut and a list, the curve of its worth, and what is on its way. (INV-009…013, D-118) */
export function AssetsScreen() {
  const { visible, toggle } = useBalanceVisibility()
  const assets = useQuery(assetsQuery())
  const underWay = useQuery(underWayQuery())
  const known = visible === undefined || isAwaited(underWay) ? { ...assets, data: undefined } : assets
  const items = underWay.data?.items
  return (
    <Page>
      <QueryBoundary query={known} skeleton={<AssetsSkeleton />} whole dated>
        {(data) => (
          <div className={styles.parts}>
            {data.total_value === 0 ? (
              <>
                <NoAssets underWay={items} />
                <UnderWayCard query={underWay} />
              </>
            ) : (
              <>
                <Columns wide="end">
                  <AssetChart
                    assets={data}
                    underWay={items}
                    visible={visible ?? false}
                    onToggle={toggle}
                    updatedAt={assets.dataUpdatedAt}
                  >
                    <UnderWayCard query={underWay} />
                  </AssetChart>
                </Columns>
                <ValueSection visible={visible ?? false} />
              </>
            )}
          </div>
        )}
      </QueryBoundary>
    </Page>
  )
}
