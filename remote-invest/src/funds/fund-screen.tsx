import { Navigate, useHeader, useParams, useQuery, useTranslation } from '@sarv/shared/platform'
import { useBalanceVisibility } from '@sarv/shared/storage/use-balance-visibility'
import { ActionBar } from '@sarv/shared/ui/action-bar'
import { ButtonLink } from '@sarv/shared/ui/button'
import { Loaded } from '@sarv/shared/ui/loaded'
import { Columns, Page } from '@sarv/shared/ui/page'
import { FeeBands } from './fee-bands'
import { FundBadges } from './fund-badges'
import { FundLinks } from './fund-links'
import { fundSettingsQuery, fundsQuery, userFundQuery } from './fund-queries'
import styles from './fund-screen.module.css'
import { BesideSkeleton, FundSkeleton } from './fund-skeleton'
import { OwnUnits } from './own-units'
import { PriceHistory, PriceHistorySkeleton } from './price-history'
import { ReturnsTable } from './returns-table'
import { usePrices } from './use-prices'

/** One fund: its price over time, what it returned, what the person holds of it, what leaving early costs. (INV-019…027) */
export function FundScreen() {
  const { t } = useTranslation()
  const { fundId = '' } = useParams()
  const funds = useQuery(fundsQuery())
  const fund = funds.data?.find(({ ds_code }) => ds_code === fundId)
  const known = fund !== undefined
  const prices = usePrices(fundId, known)
  const units = useQuery({ ...userFundQuery(fundId), enabled: known })
  const settings = useQuery({ ...fundSettingsQuery(fundId), enabled: known })
  const { visible } = useBalanceVisibility()
  useHeader({ title: fund?.fund_name })
  // A list that is being asked for anew may be the old one.
  if (funds.data && !fund && !funds.isFetching) return <Navigate to="/not-found" replace />
  return (
    <Page>
      <Loaded query={{ ...funds, data: fund }} skeleton={<FundSkeleton />} whole>
        {(found) => (
          <Columns>
            <div>
              <FundBadges fund={found} />
              <Loaded query={prices} skeleton={<PriceHistorySkeleton />}>
                {(shown) => <PriceHistory shown={shown} fund={found} />}
              </Loaded>
              <ReturnsTable fund={found} />
            </div>
            <div className={styles.beside}>
              {units.isPending || settings.isPending ? (
                <BesideSkeleton />
              ) : (
                <>
                  <Loaded query={units} skeleton={null}>
                    {(own) => <OwnUnits own={own} visible={visible ?? false} />}
                  </Loaded>
                  <Loaded query={settings} skeleton={null}>
                    {(rules) => <FeeBands settings={rules} />}
                  </Loaded>
                  <FundLinks dsCode={found.ds_code} rules={settings.data?.rules_pdf} />
                </>
              )}
              <ActionBar>
                <ButtonLink block to={`/buy?fund=${encodeURIComponent(found.ds_code)}`}>
                  {t('fund.buy')}
                </ButtonLink>
              </ActionBar>
            </div>
          </Columns>
        )}
      </Loaded>
    </Page>
  )
}
