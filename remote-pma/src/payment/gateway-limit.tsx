import { exceedsGateway } from '@sarv/shared/payment/gateway-limit'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Alert } from '@sarv/shared/ui/feedback/alert'

/** Alert for an amount that no card gateway takes in one payment, with the way that pays it; else nothing. (D-138) */
export function GatewayLimit({ amount, limit }: { amount: number | undefined; limit: number | undefined }) {
  const { t } = useTranslation()
  const { rial } = useFormat()
  if (limit === undefined || !exceedsGateway(amount, limit)) return null
  return (
    <Alert tone="w" live>
      {t('payment.gatewayLimit', { limit: rial(limit) })}
    </Alert>
  )
}
