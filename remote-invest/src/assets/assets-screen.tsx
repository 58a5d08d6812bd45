import { useQuery, useTranslation } from '@sarv/shared/platform'
import { assetsQuery } from '@sarv/shared/queries/assets-query'
import { useBalanceVisibility } from '@sarv/shared/storage/use-balance-visibility'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { Columns, Page } from '@sarv/shared/ui/layout/page'
import { WorthSection } from '../worth/worth-section'
import { AssetChart } from './asset-chart'
import { AssetsSkeleton } from './assets-skeleton'

/** Assets screen: everything that the person holds, as a donut and a list, and the curve of its worth. (INV-009…013) */
export function AssetsScreen() {
  const { t } = useTranslation()
  const { visible, toggle } = useBalanceVisibility()
  const assets = useQuery(assetsQuery())
  const known = visible === undefined ? { ...assets, data: undefined } : assets
  return (
    <Page>
      <QueryBoundary query={known} skeleton={<AssetsSkeleton />} whole dated>
        {(data) =>
          data.total_value === 0 ? (
            <EmptyState
              title={t('assets.none')}
              text={t('assets.noneText')}
              action={<ButtonLink to="/funds">{t('seeFunds')}</ButtonLink>}
            />
          ) : (
            <>
              <Columns wide="end">
                <AssetChart
                  assets={data}
                  visible={visible ?? false}
                  onToggle={toggle}
                  updatedAt={assets.dataUpdatedAt}
                />
              </Columns>
              <WorthSection visible={visible ?? false} />
            </>
          )
        }
      </QueryBoundary>
    </Page>
  )
}
