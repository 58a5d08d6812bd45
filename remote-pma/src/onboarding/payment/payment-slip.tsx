import { uploadSlip } from '@sarv/shared/contract/pma-onboarding'
import { HouseAccounts } from '@sarv/shared/payment/house-accounts'
import { SlipForm } from '@sarv/shared/payment/slip-form'
import { ApiError, useFormat, usePlatform, useTranslation } from '@sarv/shared/platform'
import { accountsIn, findBlock } from '@sarv/shared/stages/page-blocks'
import { Page } from '@sarv/shared/ui/layout/page'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import styles from '../flow/onboarding.module.css'
import type { StageScreenProps } from '../flow/stage-screen-props'

/** Form that submits the slip of a transfer into a company account. (PMA-027, PMA-060, D-13) */
export function PaymentSlip({
  onboarding,
  stage,
  submit,
  goNext,
  amount,
}: Pick<StageScreenProps, 'onboarding' | 'stage' | 'submit' | 'goNext'> & {
  /** Rial. */
  amount: number
}) {
  const { t } = useTranslation()
  const { rial } = useFormat()
  const { api } = usePlatform()
  return (
    <Page width="flow">
      <SlipForm
        draft={`slip-${onboarding.onb_uuid}`}
        submitsFacts
        send={(file, fields, options) =>
          api.upload(uploadSlip, { params: { uuid: onboarding.onb_uuid }, file, fields, ...options })
        }
        onSubmit={async (fields) => {
          try {
            await submit({ ...fields })
          } catch (error) {
            // The shell has shown the error of the server.
            if (error instanceof ApiError) return false
            throw error
          }
          goNext()
          return true
        }}
      >
        <p className={styles.lead}>{t('onboarding.payment.slipText', { amount: rial(amount) })}</p>
        <div>
          <SectionHeader first title={t('onboarding.payment.accounts')} />
          <HouseAccounts accounts={accountsIn(findBlock(stage.wire, 'accounts'))} />
        </div>
      </SlipForm>
    </Page>
  )
}
