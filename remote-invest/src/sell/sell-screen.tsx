import { assetsQuery } from '@sarv/shared/api/assets-query'
import type { UserAssets } from '@sarv/shared/contract/assets'
import type { Fund } from '@sarv/shared/contract/funds'
import { Navigate, useQuery, useSearchParams } from '@sarv/shared/platform'
import { Loaded } from '@sarv/shared/ui/loaded'
import { Page } from '@sarv/shared/ui/page'
import { fundAccountsQuery } from '../buy/buy-queries'
import { fundSettingsQuery, fundsQuery, userFundQuery } from '../funds/fund-queries'
import { FundChoice } from '../money/fund-choice'
import { MoneyUnderWay } from '../money/money-under-way'
import { NothingToSell } from './nothing-to-sell'
import { stockOf } from './sale-terms'
import { SellForm } from './sell-form'
import { SellSkeleton } from './sell-skeleton'

/** Selling units of a fund, given by `?fund=` or chosen here. (INV-034, INV-035) */
export function SellScreen() {
  const [query, setQuery] = useSearchParams()
  const wanted = query.get('fund') ?? ''
  const funds = useQuery(fundsQuery())
  const fund = funds.data?.find(({ ds_code }) => ds_code === wanted)
  const choose = (code: string) => setQuery(code === '' ? {} : { fund: code }, { replace: true })
  if (funds.data && !funds.isFetching && wanted !== '' && !fund) return <Navigate to="/not-found" replace />
  return (
    <Page width="flow">
      <MoneyUnderWay />
      <Loaded query={funds} skeleton={<SellSkeleton />} whole>
        {(all) =>
          fund ? (
            <OneFund key={fund.ds_code} fund={fund} onChoose={choose} />
          ) : (
            <HeldFunds funds={all} onChoose={choose} />
          )
        }
      </Loaded>
    </Page>
  )
}

/** The funds of which the person holds units. */
function HeldFunds({ funds, onChoose }: { funds: readonly Fund[]; onChoose: (code: string) => void }) {
  const assets = useQuery(assetsQuery())
  return (
    <Loaded query={assets} skeleton={<SellSkeleton />}>
      {(held) => {
        const codes = heldCodes(held)
        const own = funds.filter(({ ds_code }) => codes.has(ds_code))
        if (own.length === 0) return <NothingToSell />
        return <FundChoice side="sell" funds={own} fund={undefined} onChoose={onChoose} />
      }}
    </Loaded>
  )
}

function OneFund({ fund, onChoose }: { fund: Fund; onChoose: (code: string) => void }) {
  const { ds_code } = fund
  // How many units are free must be today's word, not the one of half an hour ago.
  const own = useQuery({ ...userFundQuery(ds_code), staleTime: 0 })
  const settings = useQuery(fundSettingsQuery(ds_code))
  const accounts = useQuery(fundAccountsQuery(ds_code))
  return (
    <>
      <FundChoice side="sell" funds={[]} fund={fund} onChoose={onChoose} />
      <Loaded query={own} skeleton={<SellSkeleton withoutFund />}>
        {(held) => {
          const stock = stockOf(held, fund.price)
          if (stock.free === 0)
            return <NothingToSell of={{ code: ds_code, name: fund.fund_name, promised: stock.promised }} />
          return (
            <Loaded query={settings} skeleton={<SellSkeleton withoutFund />}>
              {(rules) => (
                <Loaded query={accounts} skeleton={<SellSkeleton withoutFund />}>
                  {(mine) => <SellForm own={held} stock={stock} settings={rules} accounts={mine} />}
                </Loaded>
              )}
            </Loaded>
          )
        }}
      </Loaded>
    </>
  )
}

function heldCodes({ groups }: UserAssets): ReadonlySet<string | undefined> {
  return new Set(groups.flatMap(({ assets }) => assets.map(({ ds_code }) => ds_code)))
}
