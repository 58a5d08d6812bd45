import type { IncreasePayment } from '@sarv/shared/contract/pma-payment'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { ActionBar } from '@sarv/shared/ui/action-bar'
import { Button } from '@sarv/shared/ui/button'
import { Card } from '@sarv/shared/ui/card'
import { KeyValues } from '@sarv/shared/ui/key-values'
import { Outcome } from '@sarv/shared/ui/outcome'
import { Page } from '@sarv/shared/ui/page'

/** What was handed in or paid, and when; from here there is only the way out. (PMA-049, PMA-055) */
export function IncreaseReceipt({
  payment: { payment_amount, date, status },
  name,
  onClose,
}: {
  payment: IncreasePayment
  /** Of the portfolio. */
  name: string | undefined
  onClose: () => void
}) {
  const { t } = useTranslation()
  const { rial, dateLong } = useFormat()
  const way = status === 'SUCCESS' ? 'paid' : 'received'
  return (
    <Page width="flow">
      <Outcome good title={t(`increase.${way}`)} text={t(`increase.${way}Text`)} />
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
