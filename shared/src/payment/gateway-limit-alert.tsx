import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Button } from '../ui/actions/button'
import { Alert } from '../ui/feedback/alert'
import { exceedsGateway } from './gateway-limit'

/**
 * Alert for an amount that no card gateway takes in one payment: the limit and the way that works, else nothing. Where the
 * amount can still be changed, a button takes the limit. (D-127, D-138, D-144)
 * @example <GatewayLimitAlert amount={amount} limit={plan.max_payment} way={() => t('payment.bySlip')} />
 */
export function GatewayLimitAlert({
  amount,
  limit,
  way,
  onTake,
}: {
  amount: number | undefined
  limit: number | undefined
  /** The sentence of the way that works; gets the number of payments that the amount takes, as it is shown. */
  way: (payments: string) => string
  onTake?: (limit: number) => void
}) {
  const { t } = useTranslation('ui')
  const { number, rial } = useFormat()
  if (amount === undefined || limit === undefined || !exceedsGateway(amount, limit)) return null
  return (
    <Alert
      tone="w"
      live
      action={
        onTake && (
          <Button variant="tonal" size="s" onClick={() => onTake(limit)}>
            {t('gateway.takeLimit', { limit: rial(limit) })}
          </Button>
        )
      }
    >
      {t('gateway.limit', { limit: rial(limit) })} {way(number(Math.ceil(amount / limit)))}
    </Alert>
  )
}
