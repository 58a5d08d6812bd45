import { useFormat, useTranslation } from '@sarv/shared/platform'
import { deliveryDays } from '@sarv/shared/rules/constants'

/** Returns the sentence on how long the post takes. (BNK-031, CON-11) */
export function useDeliveryNote(): string {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { tehran, elsewhere } = deliveryDays
  return t('stages.address.delivery', {
    tehran: number(tehran),
    from: number(elsewhere.from),
    to: number(elsewhere.to),
  })
}
