import type { PaymentPlan } from '@sarv/shared/money/two-step'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Alert } from '@sarv/shared/ui/alert'
import { Card } from '@sarv/shared/ui/card'
import { KeyValues } from '@sarv/shared/ui/key-values'

/** What is paid now and what later, to the rial. (PMA-025) */
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
