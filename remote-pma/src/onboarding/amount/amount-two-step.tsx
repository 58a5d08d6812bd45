import type { PaymentPlan } from '@sarv/shared/money/two-step'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { Card } from '@sarv/shared/ui/layout/card'

/** Breakdown of a two-step payment: the prepayment now and the remainder later, to the rial. (PMA-025) */
export function AmountTwoStep({ steps }: { steps: Extract<PaymentPlan, { at: 'two-step' }> }) {
  const { t } = useTranslation()
  const { rial } = useFormat()
  return (
    <>
      <Alert tone="i" live>
        {t('onboarding.twoStep.text')}
      </Alert>
      <Card>
        <KeyValues
          rows={[
            { key: t('onboarding.twoStep.prepayment'), value: rial(steps.prepayment) },
            { key: t('onboarding.twoStep.remainder'), value: rial(steps.remainder) },
          ]}
        />
      </Card>
    </>
  )
}
