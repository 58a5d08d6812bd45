import { type IncreasePayment, submitIncreaseSlip, uploadIncreaseSlip } from '@sarv/shared/contract/pma-payment'
import { SlipForm } from '@sarv/shared/payment/slip-form'
import { call, useFormat, useLock, usePlatform, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/button'
import { Page } from '@sarv/shared/ui/page'
import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { AccountsSheet } from './accounts-sheet'
import styles from './increase.module.css'
import { increasePaymentQuery } from './increase-queries'

/** The slip of a bank transfer: uploaded, then handed in without a body. (PMA-055, D-13, ERR-32) */
export function IncreaseSlip({
  payment,
  onHandedIn,
  onClose,
}: {
  payment: IncreasePayment
  onHandedIn: () => void
  onClose: () => void
}) {
  const { t } = useTranslation()
  const { rial } = useFormat()
  const { api, queryClient } = usePlatform()
  const [showing, show] = useState(false)
  useLock(true)
  const params = { uuid: payment.uuid }
  const handIn = async () => {
    const { queryKey } = increasePaymentQuery(payment.uuid)
    // An older answer that is still on its way must not come after this one.
    await queryClient.cancelQueries({ queryKey })
    const { date, status } = await call(submitIncreaseSlip, { params })
    if (status !== 'SUCCESS') throw new Error('the slip was not accepted')
    queryClient.setQueryData(queryKey, { ...payment, status: 'REVIEW', date })
    onHandedIn()
  }
  return (
    <Page width="flow">
      <SlipForm
        send={(file, facts, way) => api.upload(uploadIncreaseSlip, { params, file, fields: facts, ...way })}
        onSubmit={handIn}
      >
        <p className={styles.lead}>{t('increase.slipText', { amount: rial(payment.payment_amount) })}</p>
        <div className={styles.beside}>
          <Button variant="tonal" size="s" icon={Landmark} onClick={() => show(true)}>
            {t('increase.accounts')}
          </Button>
          <Button variant="ghost" size="s" onClick={onClose}>
            {t('increase.cancel')}
          </Button>
        </div>
      </SlipForm>
      <AccountsSheet open={showing} onClose={() => show(false)} />
    </Page>
  )
}
