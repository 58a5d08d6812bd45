import type { UserAssets } from '@sarv/shared/contract/assets'
import type { Fund } from '@sarv/shared/contract/funds'
import { Navigate, useQuery, useSearchParams } from '@sarv/shared/platform'
import { assetsQuery } from '@sarv/shared/queries/assets-query'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { Page } from '@sarv/shared/ui/layout/page'
import { fundAccountsQuery } from '../buy/buy-queries'
import { fundSettingsQuery, fundsQuery, userFundQuery } from '../funds/fund-queries'
import { FundPicker } from '../money/fund-picker'
import { PendingTransactions } from '../money/pending-transactions'
import { NothingToSell } from './nothing-to-sell'
import { toHolding } from './sale-estimate'
import { SellForm } from './sell-form'
import { SellSkeleton } from './sell-skeleton'

/** Sale screen; the fund is given by `?fund=` or chosen here. (INV-034, INV-035) */
export function SellScreen() {
  const [query, setQuery] = useSearchParams()
  const wanted = query.get('fund') ?? ''
  const funds = useQuery(fundsQuery())
  const fund = funds.data?.find(({ ds_code }) => ds_code === wanted)
  const choose = (code: string) => setQuery(code === '' ? {} : { fund: code }, { replace: true })
  if (funds.data && !funds.isFetching && wanted !== '' && !fund) return <Navigate to="/not-found" replace />
  return (
    <Page width="flow">
      <PendingTransactions />
      <QueryBoundary query={funds} skeleton={<SellSkeleton />} whole>
        {(all) =>
          fund ? (
            <SaleOfFund key={fund.ds_code} fund={fund} onChoose={choose} />
          ) : (
            <HeldFunds funds={all} onChoose={choose} />
          )
        }
      </QueryBoundary>
    </Page>
  )
}

/** Picker for the funds of which the person holds units. */
function HeldFunds({ funds, onChoose }: { funds: readonly Fund[]; onChoose: (code: string) => void }) {
  const assets = useQuery(assetsQuery())
  return (
    <QueryBoundary query={assets} skeleton={<SellSkeleton />}>
      {(held) => {
        const codes = listHeldCodes(held)
        const own = funds.filter(({ ds_code }) => codes.has(ds_code))
        if (own.length === 0) return <NothingToSell />
        return <FundPicker side="sell" funds={own} fund={undefined} onChoose={onChoose} />
      }}
    </QueryBoundary>
  )
}

function SaleOfFund({ fund, onChoose }: { fund: Fund; onChoose: (code: string) => void }) {
  const { ds_code } = fund
  // The number of available units must be fresh, not half an hour old.
  const own = useQuery({ ...userFundQuery(ds_code), staleTime: 0 })
  const settings = useQuery(fundSettingsQuery(ds_code))
  const accounts = useQuery(fundAccountsQuery(ds_code))
  return (
    <>
      <FundPicker side="sell" funds={[]} fund={fund} onChoose={onChoose} />
      <QueryBoundary query={own} skeleton={<SellSkeleton withoutFund />}>
        {(held) => {
          const holding = toHolding(held, fund.price)
          if (holding.available === 0)
            return <NothingToSell of={{ code: ds_code, name: fund.fund_name, blocked: holding.blocked }} />
          return (
            <QueryBoundary query={settings} skeleton={<SellSkeleton withoutFund />}>
              {(terms) => (
                <QueryBoundary query={accounts} skeleton={<SellSkeleton withoutFund />}>
                  {(mine) => <SellForm own={held} holding={holding} settings={terms} accounts={mine} />}
                </QueryBoundary>
              )}
            </QueryBoundary>
          )
        }}
      </QueryBoundary>
    </>
  )
}

function listHeldCodes({ groups }: UserAssets): ReadonlySet<string | undefined> {
  return new Set(groups.flatMap(({ assets }) => assets.map(({ ds_code }) => ds_code)))
}
