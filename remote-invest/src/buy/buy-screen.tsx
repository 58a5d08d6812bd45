import { Navigate, useQuery, useSearchParams } from '@sarv/shared/platform'
import { Loaded } from '@sarv/shared/ui/loaded'
import { Page } from '@sarv/shared/ui/page'
import { fundSettingsQuery, fundsQuery } from '../funds/fund-queries'
import { BuyForm } from './buy-form'
import { fundAccountsQuery } from './buy-queries'
import { BuySkeleton } from './buy-skeleton'
import { FundChoice } from './fund-choice'

/** Buying units of a fund, given by `?fund=` or chosen here. (INV-028…033) */
export function BuyScreen() {
  const [query, setQuery] = useSearchParams()
  const wanted = query.get('fund') ?? ''
  const funds = useQuery(fundsQuery())
  const fund = funds.data?.find(({ ds_code }) => ds_code === wanted)
  const settings = useQuery({ ...fundSettingsQuery(wanted), enabled: fund !== undefined })
  const accounts = useQuery({ ...fundAccountsQuery(wanted), enabled: fund !== undefined })
  const choose = (code: string) => setQuery(code === '' ? {} : { fund: code }, { replace: true })
  if (funds.data && wanted !== '' && !fund) return <Navigate to="/not-found" replace />
  return (
    <Page width="flow">
      <Loaded query={funds} skeleton={<BuySkeleton />} whole>
        {(all) => (
          <>
            <FundChoice funds={all} fund={fund} onChoose={choose} />
            {fund && (
              <Loaded query={settings} skeleton={<BuySkeleton withoutFund />}>
                {(rules) => <BuyForm key={fund.ds_code} fund={fund} settings={rules} accounts={accounts.data} />}
              </Loaded>
            )}
          </>
        )}
      </Loaded>
    </Page>
  )
}
