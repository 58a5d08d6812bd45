import { Navigate, useQuery, useSearchParams } from '@sarv/shared/platform'
import { cardFund } from '@sarv/shared/rules/constants'
import { removeLocal, writeLocal } from '@sarv/shared/storage/local-keys'
import { Loaded } from '@sarv/shared/ui/loaded'
import { Page } from '@sarv/shared/ui/page'
import { useEffect } from 'react'
import { fundSettingsQuery, fundsQuery } from '../funds/fund-queries'
import { FundChoice } from '../money/fund-choice'
import { MoneyUnderWay } from '../money/money-under-way'
import { BuyForm } from './buy-form'
import { fundAccountsQuery } from './buy-queries'
import { BuySkeleton } from './buy-skeleton'

/** Buying units of a fund, given by `?fund=` or chosen here. (INV-028…033) */
export function BuyScreen() {
  const [query, setQuery] = useSearchParams()
  const wanted = query.get('fund') ?? ''
  const funds = useQuery(fundsQuery())
  const fund = funds.data?.find(({ ds_code }) => ds_code === wanted)
  const settings = useQuery({ ...fundSettingsQuery(wanted), enabled: fund !== undefined })
  const accounts = useQuery({ ...fundAccountsQuery(wanted), enabled: fund !== undefined })
  // The accounts stand amid the form, which may not jump under a finger: both come together.
  const rules = accounts.isPending ? { ...settings, data: undefined } : settings
  const forCard = wanted === cardFund && query.get('limit') === 'card'
  useEffect(() => {
    // The card's drawer leads here: what is bought counts for the card's minimum. (D-08, D-46)
    if (forCard) writeLocal('bank_limit_receipt', 'true')
  }, [forCard])
  const choose = (code: string) => {
    // Another fund does nothing for the card.
    if (forCard) removeLocal('bank_limit_receipt')
    setQuery(code === '' ? {} : { fund: code }, { replace: true })
  }
  if (funds.data && !funds.isFetching && wanted !== '' && !fund) return <Navigate to="/not-found" replace />
  return (
    <Page width="flow">
      <MoneyUnderWay />
      <Loaded query={funds} skeleton={<BuySkeleton />} whole>
        {(all) => (
          <>
            <FundChoice side="buy" funds={all} fund={fund} onChoose={choose} />
            {fund && (
              <Loaded query={rules} skeleton={<BuySkeleton withoutFund />}>
                {(known) => <BuyForm key={fund.ds_code} fund={fund} settings={known} accounts={accounts.data} />}
              </Loaded>
            )}
          </>
        )}
      </Loaded>
    </Page>
  )
}
