import type { Offer } from '@sarv/shared/contract/recommendation-offers'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { Button, ButtonLink } from '@sarv/shared/ui/actions/button'
import { MoneyButton } from '@sarv/shared/ui/actions/money-button'
import { LockOpen } from 'lucide-react'
import { useId } from 'react'
import { usePaymentRequest } from '../recommendation/use-payment-request'
import styles from './offer-actions.module.css'
import { offerState } from './offer-rules'

/**
 * Action bar of an offer: «سرمایه‌گذاری», disabled with the reason beside it, and the fee where one waits for its payment,
 * or the way to fresh offers or to another amount. (REC-022, REC-024, REC-033, D-144)
 */
export function OfferActions({
  offer,
  onRequested,
  onChangeAmount,
}: {
  /** Undefined while none is selected. */
  offer: Offer | undefined
  onRequested: (payment: string) => void
  /** Leads to another amount, where no gateway takes that of the offer at once. */
  onChangeAmount: () => void
}) {
  const { t } = useTranslation()
  const { rial } = useFormat()
  const { invest, payFee, requesting } = usePaymentRequest(onRequested)
  const why = useId()
  const state = offerState(offer)
  const isOpen = state === 'open' && offer !== undefined
  return (
    <ActionBar>
      <p className={styles.why} id={why} role="status">
        {!isOpen && t(`invest.why.${state}`)}
      </p>
      {state === 'locked' && offer && (
        <MoneyButton block icon={LockOpen} loading={requesting === 'FEE'} onClick={() => payFee(offer)}>
          {offer.fee_amount === null ? t('order.update') : t('invest.fee', { amount: rial(offer.fee_amount) })}
        </MoneyButton>
      )}
      {state === 'expired' && (
        <ButtonLink block to="/recommendations">
          {t('invest.fresh')}
        </ButtonLink>
      )}
      {state === 'above' && (
        <Button block onClick={onChangeAmount}>
          {t('amount.change')}
        </Button>
      )}
      <MoneyButton
        block
        variant={state === 'locked' || state === 'expired' || state === 'above' ? 'quiet' : 'primary'}
        disabled={!isOpen}
        loading={requesting === 'INVESTMENT'}
        aria-describedby={why}
        onClick={() => offer && invest(offer)}
      >
        {t('invest.action')}
      </MoneyButton>
    </ActionBar>
  )
}
