import { Navigate, useHeader, useParams, useQuery } from '@sarv/shared/platform'
import { useBalanceVisibility } from '@sarv/shared/storage/use-balance-visibility'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { Columns, Page } from '@sarv/shared/ui/layout/page'
import { FundTools } from '../../watch/fund-tools'
import { useWatchTexts } from '../../watch/use-watch-texts'
import { fundSettingsQuery, fundsQuery, userFundQuery } from '../fund-queries'
import { FundActions } from './fund-actions'
import { FundBadges } from './fund-badges'
import { FundLinks } from './fund-links'
import styles from './fund-screen.module.css'
import { BesideSkeleton, FundSkeleton } from './fund-skeleton'
import { FundTerms } from './fund-terms'
import { OwnUnits } from './own-units'
import { PriceHistory, PriceHistorySkeleton } from './price-history'
import { ReturnsTable } from './returns-table'
import { usePriceHistory } from './use-price-history'

/** Fund screen: price history, returns, the person's units, terms and links. (INV-019…027) */
export function FundScreen() {
  useWatchTexts()
  const { fundId = '' } = useParams()
  const funds = useQuery(fundsQuery())
  const fund = funds.data?.find(({ ds_code }) => ds_code === fundId)
  const known = fund !== undefined
  const prices = usePriceHistory(fundId, known)
  const units = useQuery({ ...userFundQuery(fundId), enabled: known })
  const settings = useQuery({ ...fundSettingsQuery(fundId), enabled: known })
  const { visible } = useBalanceVisibility()
  useHeader({ title: fund?.fund_name })
  // While the list is being refetched it may be a stale one.
  if (funds.data && !fund && !funds.isFetching) return <Navigate to="/not-found" replace />
  return (
    <Page>
      <QueryBoundary query={{ ...funds, data: fund }} skeleton={<FundSkeleton />} whole>
        {(found) => (
          <Columns>
            <div>
              <FundBadges fund={found} />
              <QueryBoundary query={prices} skeleton={<PriceHistorySkeleton />}>
                {(shown) => <PriceHistory shown={shown} fund={found} />}
              </QueryBoundary>
              <FundTools fund={found} />
              <ReturnsTable fund={found} />
            </div>
            <div className={styles.beside}>
              {units.isPending || settings.isPending ? (
                <BesideSkeleton />
              ) : (
                <>
                  <QueryBoundary query={units} skeleton={null}>
                    {(own) => <OwnUnits own={own} visible={visible ?? false} />}
                  </QueryBoundary>
                  <QueryBoundary query={settings} skeleton={null}>
                    {(loaded) => <FundTerms settings={loaded} />}
                  </QueryBoundary>
                  <FundLinks dsCode={found.ds_code} rules={settings.data?.rules_pdf} />
                </>
              )}
              <FundActions dsCode={found.ds_code} own={units.data} />
            </div>
          </Columns>
        )}
      </QueryBoundary>
    </Page>
  )
}
