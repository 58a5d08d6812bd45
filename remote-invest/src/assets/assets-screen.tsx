import { assetsQuery } from '@sarv/shared/api/assets-query'
import { useQuery, useTranslation } from '@sarv/shared/platform'
import { useBalanceVisibility } from '@sarv/shared/storage/use-balance-visibility'
import { ButtonLink } from '@sarv/shared/ui/button'
import { EmptyState } from '@sarv/shared/ui/empty-state'
import { Loaded } from '@sarv/shared/ui/loaded'
import { Columns, Page } from '@sarv/shared/ui/page'
import { AssetChart } from './asset-chart'
import { AssetsSkeleton } from './assets-skeleton'

/** Everything that the person holds, as a ring and as a list. (INV-009…013) */
export function AssetsScreen() {
  const { t } = useTranslation()
  const { visible, toggle } = useBalanceVisibility()
  const assets = useQuery(assetsQuery())
  const known = visible === undefined ? { ...assets, data: undefined } : assets
  return (
    <Page>
      <Loaded query={known} skeleton={<AssetsSkeleton />} whole dated>
        {(data) =>
          data.total_value === 0 ? (
            <EmptyState
              title={t('assets.none')}
              text={t('assets.noneText')}
              action={<ButtonLink to="/funds">{t('seeFunds')}</ButtonLink>}
            />
          ) : (
            <Columns wide="end">
              <AssetChart assets={data} visible={visible ?? false} onToggle={toggle} updatedAt={assets.dataUpdatedAt} />
            </Columns>
          )
        }
      </Loaded>
    </Page>
  )
}
