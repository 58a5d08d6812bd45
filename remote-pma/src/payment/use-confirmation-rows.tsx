import type { Plan } from '@sarv/shared/contract/plans'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { OwnText } from '@sarv/shared/ui/data/own-text'

/**
 * Rows of the confirmation of a portfolio's payment: what it is for, the portfolio, and the plan's fee as long as the plans
 * are known. (U10)
 */
export function useConfirmationRows(purpose: 'start' | 'increase', name: string, plan: Plan | undefined) {
  const { t } = useTranslation()
  const { percent } = useFormat()
  const fee = plan && (
    <bdi dir="ltr" translate="no">
      {percent(plan.management_fee_percentage)}
    </bdi>
  )
  return [
    { key: t('ui:receipt.purpose'), value: t(`receipt.${purpose}`) },
    { key: t('increase.portfolio'), value: <OwnText text={name} /> },
    ...(fee ? [{ key: t('facts.fee'), value: fee }] : []),
  ]
}
