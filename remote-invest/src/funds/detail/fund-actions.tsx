import type { UserFund } from '@sarv/shared/contract/funds'
import { cardPurchaseQuery, isCardPurchase } from '@sarv/shared/payment/card-purchase'
import { useSearchParams, useTranslation } from '@sarv/shared/platform'
import { cardFund } from '@sarv/shared/rules/constants'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { Button, ButtonLink } from '@sarv/shared/ui/actions/button'

/** Action bar of a fund: buy, and sell what is held; disabled while there is nothing to sell, which the card of the units says. (INV-023) */
export function FundActions({
  dsCode,
  own,
}: {
  dsCode: string
  /** Undefined while the person's units are not known. */
  own: UserFund | undefined
}) {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const fund = encodeURIComponent(dsCode)
  // The card's drawer leads here: the mark goes on to the purchase. (D-46)
  const forCard = dsCode === cardFund && isCardPurchase(query)
  return (
    <ActionBar pair="start">
      <ButtonLink block to={`/buy?fund=${fund}${forCard ? `&${cardPurchaseQuery}` : ''}`}>
        {t('fund.buy')}
      </ButtonLink>
      {own && own.units > own.blocked_units ? (
        <ButtonLink block variant="quiet" to={`/sell?fund=${fund}`}>
          {t('fund.sell')}
        </ButtonLink>
      ) : (
        <Button block variant="quiet" disabled aria-describedby={own && 'no-units'}>
          {t('fund.sell')}
        </Button>
      )}
    </ActionBar>
  )
}
