import { type IncreasePayment, submitIncreaseSlip, uploadIncreaseSlip } from '@sarv/shared/contract/pma-payment'
import { SlipForm } from '@sarv/shared/payment/slip-form'
import { call, useFormat, useLock, usePlatform, useTranslation } from '@sarv/shared/platform'
import { Page } from '@sarv/shared/ui/layout/page'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { AccountsAndCancel } from './accounts-and-cancel'
import { increasePaymentQuery } from './increase-queries'

/** Stage screen of the bank slip: an upload, then a submit without a body. (PMA-055, D-13, ERR-32) */
export function IncreaseSlip({
  payment,
  onSubmitted,
  onClose,
}: {
  payment: IncreasePayment
  onSubmitted: () => void
  onClose: () => void
}) {
  const { t } = useTranslation()
  const { rial } = useFormat()
  const { api, queryClient } = usePlatform()
  useLock(true)
  const params = { uuid: payment.uuid }
  const submitSlip = async () => {
    const { queryKey } = increasePaymentQuery(payment.uuid)
    // An older response that is still in flight must not overwrite this one.
    await queryClient.cancelQueries({ queryKey })
    const { date, status } = await call(submitIncreaseSlip, { params })
    if (status !== 'SUCCESS') throw new Error('the slip was not accepted')
    queryClient.setQueryData(queryKey, { ...payment, status: 'REVIEW', date })
    onSubmitted()
  }
  return (
    <Page width="flow">
      <SlipForm
        draft={`slip-${payment.uuid}`}
        send={(file, fields, options) => api.upload(uploadIncreaseSlip, { params, file, fields, ...options })}
        onSubmit={submitSlip}
      >
        <p className={typography.secondary}>{t('increase.slipText', { amount: rial(payment.payment_amount) })}</p>
        <AccountsAndCancel onClose={onClose} />
      </SlipForm>
    </Page>
  )
}
