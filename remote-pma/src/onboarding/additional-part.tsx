import { uploadSlip } from '@sarv/shared/contract/pma-onboarding'
import { HouseAccounts } from '@sarv/shared/payment/house-accounts'
import { SlipForm } from '@sarv/shared/payment/slip-form'
import { ApiError, useFormat, usePlatform, useTranslation } from '@sarv/shared/platform'
import { goldPlanId } from '@sarv/shared/rules/constants'
import { accountsIn, amountIn, blockOf } from '@sarv/shared/stages/page-blocks'
import { flowOf } from '@sarv/shared/stages/stage'
import { Alert } from '@sarv/shared/ui/alert'
import { Money, Toman } from '@sarv/shared/ui/money'
import { Page } from '@sarv/shared/ui/page'
import { SectionHeader } from '@sarv/shared/ui/section-header'
import { useEffect, useReducer } from 'react'
import styles from './additional.module.css'
import { additionalBegins, hasAdditionalArrow, isAccepted, nextAdditional } from './additional-amount'
import { AdditionalReceipt } from './additional-receipt'
import { stageOfKey } from './onboarding-flow'
import type { StagePart } from './stage-part'

/** What is left of a large amount, paid into an account of the house by a bank slip. (PMA-013, PMA-041, PMA-043, ERR-32) */
export function AdditionalPart({ onboarding, stage, submit, toStages, setBack }: StagePart) {
  const { t } = useTranslation()
  const { rial } = useFormat()
  const { api } = usePlatform()
  const [additional, tell] = useReducer(nextAdditional, stage, additionalBegins)
  const arrow = hasAdditionalArrow(additional)
  useEffect(() => {
    setBack(arrow ? undefined : 'none')
    return () => setBack(undefined)
  }, [arrow, setBack])
  const block = blockOf(stage.wire, 'additional_amount')
  const amount = amountIn(block, 'amount') ?? 0
  const isGold = onboarding.plan_id === goldPlanId

  const handIn = async (facts: Readonly<Record<string, unknown>>) => {
    try {
      const answer = stageOfKey(flowOf(await submit(facts)), 'additional_amount')
      tell({ is: 'submitted', accepted: isAccepted(answer) })
    } catch (error) {
      // The shell has shown what the server said; file and facts are still there.
      if (!(error instanceof ApiError)) throw error
    }
  }
  return (
    <Page width="flow">
      {additional.at !== 'receipt' ? null : (
        <AdditionalReceipt
          amount={amount}
          accepted={additional.accepted}
          stage={stage}
          onRetry={() => tell({ is: 'retry' })}
          onClose={() => {
            tell({ is: 'close' })
            toStages()
          }}
        />
      )}
      {/* It stays while a refusal is shown, so that another try finds the file and what was typed. */}
      <div hidden={!arrow}>
        <SlipForm
          send={async (file, facts, way) => {
            const slip = await api.upload(uploadSlip, {
              params: { uuid: onboarding.onb_uuid },
              file,
              fields: facts,
              ...way,
            })
            if (slip.status === 'SUCCESS') tell({ is: 'uploaded' })
            return slip
          }}
          onSubmit={(facts) => handIn({ ...facts })}
        >
          <div className={styles.amount}>
            <h2 className={styles.label}>{t('additional.amount')}</h2>
            <Money amount={amount} look="sheet" />
            <Toman amount={amount} />
          </div>
          {stage.status === 'FAILED' && stage.wire.message[0] && <Alert tone="r">{stage.wire.message[0]}</Alert>}
          <p className={styles.lead}>
            {t(isGold ? 'additional.gold' : 'additional.general', { plan: onboarding.name, amount: rial(amount) })}
          </p>
          <div>
            <SectionHeader first title={t('additional.accounts')} />
            <HouseAccounts accounts={accountsIn(blockOf(stage.wire, 'accounts'))} />
          </div>
          <Alert tone="w">{t('onboarding.ownCard')}</Alert>
        </SlipForm>
      </div>
    </Page>
  )
}
