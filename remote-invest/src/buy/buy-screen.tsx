import { isCardPurchase } from '@sarv/shared/payment/card-purchase'
import { Navigate, useQuery, useSearchParams } from '@sarv/shared/platform'
import { profileQuery } from '@sarv/shared/queries/profile-query'
import { cardFund, investorLevel } from '@sarv/shared/rules/constants'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { Page } from '@sarv/shared/ui/layout/page'
import { fundSettingsQuery, fundsQuery } from '../funds/fund-queries'
import { FundPicker } from '../money/fund-picker'
import { PendingTransactions } from '../money/pending-transactions'
import { ActivateFirst } from './activate-first'
import { BuyForm } from './buy-form'
import { fundAccountsQuery, lastPurchaseQuery } from './buy-queries'
import { BuySkeleton } from './buy-skeleton'

/** Purchase screen; the fund is given by `?fund=` or chosen here. (INV-028…033) */
export function BuyScreen() {
  const [query, setQuery] = useSearchParams()
  const code = query.get('fund') ?? ''
  // The server refuses a purchase of a person who is not activated: that is said before the form and not after it.
  const person = useQuery(profileQuery())
  const mayBuy = person.data ? person.data.level >= investorLevel : !person.isLoading
  const funds = useQuery(fundsQuery())
  const fund = funds.data?.find(({ ds_code }) => ds_code === code)
  const settings = useQuery({ ...fundSettingsQuery(code), enabled: mayBuy && fund !== undefined })
  const accounts = useQuery({ ...fundAccountsQuery(code), enabled: mayBuy && fund !== undefined })
  const last = useQuery({ ...lastPurchaseQuery(code), enabled: mayBuy && fund !== undefined })
  // Accounts and amount are amid the form, which may not shift under a finger: all load together.
  const terms = accounts.isPending || last.isLoading ? { ...settings, data: undefined } : settings
  // The card's drawer leads here: what is bought counts for the card's minimum. (D-08, D-46)
  const forCard = code === cardFund && isCardPurchase(query)
  const choose = (code: string) => setQuery(code === '' ? {} : { fund: code }, { replace: true })
  if (funds.data && !funds.isFetching && code !== '' && !fund) return <Navigate to="/not-found" replace />
  return (
    <Page width="flow">
      <PendingTransactions />
      <QueryBoundary query={person.isLoading ? { ...funds, data: undefined } : funds} skeleton={<BuySkeleton />} whole>
        {(all) =>
          person.data && !mayBuy ? (
            <ActivateFirst person={person.data} />
          ) : (
            <>
              <FundPicker side="buy" funds={all} fund={fund} onChoose={choose} />
              {fund && (
                <QueryBoundary query={terms} skeleton={<BuySkeleton withoutFund />}>
                  {(known) => (
                    <BuyForm
                      key={fund.ds_code}
                      fund={fund}
                      settings={known}
                      accounts={accounts.data}
                      lastAmount={last.data ?? undefined}
                      forCard={forCard}
                    />
                  )}
                </QueryBoundary>
              )}
            </>
          )
        }
      </QueryBoundary>
    </Page>
  )
}
