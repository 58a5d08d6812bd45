import { uploadSlip } from '@sarv/shared/contract/pma-onboarding'
import { HouseAccounts } from '@sarv/shared/payment/house-accounts'
import { SlipForm } from '@sarv/shared/payment/slip-form'
import { ApiError, useFormat, usePlatform, useTranslation } from '@sarv/shared/platform'
import { accountsIn, blockOf } from '@sarv/shared/stages/page-blocks'
import { Page } from '@sarv/shared/ui/page'
import { SectionHeader } from '@sarv/shared/ui/section-header'
import styles from './onboarding.module.css'
import type { StagePart } from './stage-part'

/** Paying into an account of the house and handing its slip in. (PMA-027, PMA-060, D-13) */
export function PaymentSlip({
  onboarding,
  stage,
  submit,
  goOn,
  amount,
}: Pick<StagePart, 'onboarding' | 'stage' | 'submit' | 'goOn'> & {
  /** Rial. */
  amount: number
}) {
  const { t } = useTranslation()
  const { rial } = useFormat()
  const { api } = usePlatform()
  return (
    <Page width="flow">
      <SlipForm
        send={(file, facts, way) =>
          api.upload(uploadSlip, { params: { uuid: onboarding.onb_uuid }, file, fields: facts, ...way })
        }
        onSubmit={async (facts) => {
          try {
            await submit({ ...facts })
          } catch (error) {
            // The shell has shown what the server said.
            if (error instanceof ApiError) return
            throw error
          }
          goOn()
        }}
      >
        <p className={styles.lead}>{t('onboarding.payment.slipText', { amount: rial(amount) })}</p>
        <div>
          <SectionHeader first title={t('onboarding.payment.accounts')} />
          <HouseAccounts accounts={accountsIn(blockOf(stage.wire, 'accounts'))} />
        </div>
      </SlipForm>
    </Page>
  )
}
