import type { IncreasePayment } from '@sarv/shared/contract/pma-payment'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { Button } from '@sarv/shared/ui/actions/button'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { Outcome } from '@sarv/shared/ui/feedback/outcome'
import { Card } from '@sarv/shared/ui/layout/card'
import { Page } from '@sarv/shared/ui/layout/page'

/**
 * Stage screen of the receipt: what was paid or submitted, and when. The only way on is to close. (PMA-049, PMA-055)
 */
export function IncreaseReceipt({
  payment: { payment_amount, date, status },
  name,
  onClose,
}: {
  payment: IncreasePayment
  /** Name of the portfolio. */
  name: string | undefined
  onClose: () => void
}) {
  const { t } = useTranslation()
  const { rial, dateLong } = useFormat()
  const outcome = status === 'SUCCESS' ? 'paid' : 'received'
  return (
    <Page width="flow">
      <Outcome good title={t(`increase.${outcome}`)} text={t(`increase.${outcome}Text`)} />
      <Card space="rows">
        <KeyValues
          rows={[
            { key: t('increase.portfolio'), value: name ?? '-' },
            { key: t('increase.sum'), value: rial(payment_amount) },
            ...(date === null ? [] : [{ key: t('increase.handedIn'), value: dateLong(date, { weekday: true }) }]),
          ]}
        />
      </Card>
      <ActionBar>
        <Button block onClick={onClose}>
          {t('increase.close')}
        </Button>
      </ActionBar>
    </Page>
  )
}
