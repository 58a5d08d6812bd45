import { type IncreasePayment, submitIncreaseSlip, uploadIncreaseSlip } from '@sarv/shared/contract/pma-payment'
import { SlipForm } from '@sarv/shared/payment/slip-form'
import { call, useFormat, useLock, usePlatform, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { Page } from '@sarv/shared/ui/layout/page'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { AccountsSheet } from './accounts-sheet'
import styles from './increase.module.css'
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
  const [showsAccounts, setShowsAccounts] = useState(false)
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
        <div className={styles.beside}>
          <Button variant="tonal" size="s" icon={Landmark} onClick={() => setShowsAccounts(true)}>
            {t('increase.accounts')}
          </Button>
          <Button variant="ghost" size="s" onClick={onClose}>
            {t('increase.cancel')}
          </Button>
        </div>
      </SlipForm>
      <AccountsSheet open={showsAccounts} onClose={() => setShowsAccounts(false)} />
    </Page>
  )
}
