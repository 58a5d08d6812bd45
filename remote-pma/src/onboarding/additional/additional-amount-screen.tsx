import { uploadSlip } from '@sarv/shared/contract/pma-onboarding'
import { HouseAccounts } from '@sarv/shared/payment/house-accounts'
import { SlipForm } from '@sarv/shared/payment/slip-form'
import { ApiError, usePlatform, useTranslation } from '@sarv/shared/platform'
import { goldPlanId } from '@sarv/shared/rules/constants'
import { accountsIn, amountIn, findBlock } from '@sarv/shared/stages/page-blocks'
import { parseFlow } from '@sarv/shared/stages/stage'
import { findStage } from '@sarv/shared/stages/stage-state'
import { Money, Toman } from '@sarv/shared/ui/data/money'
import { OwnSentence, own } from '@sarv/shared/ui/data/own-sentence'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { Page } from '@sarv/shared/ui/layout/page'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { useEffect, useReducer } from 'react'
import type { StageScreenProps } from '../flow/stage-screen-props'
import styles from './additional.module.css'
import {
  hasAdditionalBackArrow,
  initialAdditionalState,
  isSlipAccepted,
  nextAdditionalState,
} from './additional-amount-flow'
import { AdditionalReceipt } from './additional-receipt'

/**
 * Stage screen of the additional amount: paid into a company account and proven by a bank slip. (PMA-013, PMA-041,
 * PMA-043, ERR-32)
 */
export function AdditionalAmountScreen({ onboarding, stage, submit, toOverview, setBack }: StageScreenProps) {
  const { t } = useTranslation()
  const { api } = usePlatform()
  const [state, dispatch] = useReducer(nextAdditionalState, stage, initialAdditionalState)
  const arrow = hasAdditionalBackArrow(state)
  useEffect(() => {
    setBack(arrow ? undefined : 'none')
    return () => setBack(undefined)
  }, [arrow, setBack])
  const block = findBlock(stage.wire, 'additional_amount')
  const amount = amountIn(block, 'amount') ?? 0
  const isGold = onboarding.plan_id === goldPlanId

  const submitSlip = async (fields: Readonly<Record<string, unknown>>) => {
    try {
      const result = findStage(parseFlow(await submit(fields)), 'additional_amount')
      // A file from before a reload was uploaded then.
      dispatch({ kind: 'uploaded' })
      const accepted = isSlipAccepted(result)
      dispatch({ kind: 'submitted', accepted })
      return accepted
    } catch (error) {
      // The shell has shown the error of the server; file and fields are still there.
      if (!(error instanceof ApiError)) throw error
      return false
    }
  }
  return (
    <Page width="flow">
      {state.kind !== 'receipt' ? null : (
        <AdditionalReceipt
          amount={amount}
          accepted={state.accepted}
          stage={stage}
          onRetry={() => dispatch({ kind: 'retry' })}
          onClose={() => {
            dispatch({ kind: 'close' })
            toOverview()
          }}
        />
      )}
      {/* Stays mounted while a rejection is shown, so that a retry finds the file and the typed fields. */}
      <div hidden={!arrow}>
        <SlipForm
          draft={`additional-${onboarding.onb_uuid}`}
          submitsFacts
          send={async (file, fields, options) => {
            const slip = await api.upload(uploadSlip, {
              params: { uuid: onboarding.onb_uuid },
              file,
              fields,
              ...options,
            })
            if (slip.status === 'SUCCESS') dispatch({ kind: 'uploaded' })
            return slip
          }}
          onSubmit={(fields) => submitSlip({ ...fields })}
        >
          <div className={styles.amount}>
            <h2 className={typography.section}>{t('additional.amount')}</h2>
            <Money amount={amount} look="sheet" />
            <Toman amount={amount} />
          </div>
          {stage.status === 'FAILED' && stage.wire.message[0] && <Alert tone="r">{stage.wire.message[0]}</Alert>}
          <p className={typography.secondary}>
            <OwnSentence text={t(isGold ? 'additional.gold' : 'additional.general', { plan: own(onboarding.name) })} />
          </p>
          <div>
            <SectionHeader first title={t('additional.accounts')} />
            <HouseAccounts accounts={accountsIn(findBlock(stage.wire, 'accounts'))} />
          </div>
          <Alert tone="w">{t('onboarding.ownCard')}</Alert>
        </SlipForm>
      </div>
    </Page>
  )
}
