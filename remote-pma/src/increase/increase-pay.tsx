import type { IncreasePayment } from '@sarv/shared/contract/pma-payment'
import { GatewayScreen } from '@sarv/shared/payment/gateway-screen'
import { useTranslation } from '@sarv/shared/platform'
import { Alert } from '@sarv/shared/ui/alert'
import { Button } from '@sarv/shared/ui/button'
import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { AccountsSheet } from './accounts-sheet'
import styles from './increase.module.css'

/** The ways to pay; the whole browser leaves for a gateway. (PMA-053, PMA-054, PMA-061) */
export function IncreasePay({
  payment,
  onSlip,
  onClose,
}: {
  payment: IncreasePayment
  onSlip: () => void
  onClose: () => void
}) {
  const { t } = useTranslation()
  const [showing, show] = useState(false)
  return (
    <>
      <GatewayScreen
        amount={payment.payment_amount}
        title={payment.title}
        methods={payment.payment_methods}
        onPay={(address) => location.assign(address)}
        onSlip={onSlip}
        notice={
          <>
            <Alert tone="w">{t('increase.ownCard', { name: payment.payer_name })}</Alert>
            <div className={styles.beside}>
              <Button variant="tonal" size="s" icon={Landmark} onClick={() => show(true)}>
                {t('increase.accounts')}
              </Button>
              <Button variant="ghost" size="s" onClick={onClose}>
                {t('increase.cancel')}
              </Button>
            </div>
          </>
        }
      />
      <AccountsSheet open={showing} onClose={() => show(false)} />
    </>
  )
}
