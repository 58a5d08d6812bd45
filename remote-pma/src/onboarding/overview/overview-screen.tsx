import type { Plan } from '@sarv/shared/contract/plans'
import { ApiError, useFormat, usePlatform, useTranslation } from '@sarv/shared/platform'
import { goldPlanId } from '@sarv/shared/rules/constants'
import { finalMessages } from '@sarv/shared/stages/overview-stages'
import { failedStage, findStage, isAtStart } from '@sarv/shared/stages/stage-state'
import { StagesOverview } from '@sarv/shared/stages/stages-overview'
import { Button } from '@sarv/shared/ui/actions/button'
import { OnlineButton } from '@sarv/shared/ui/actions/online-button'
import { OwnFigure } from '@sarv/shared/ui/data/own-money'
import { OwnSentence, own } from '@sarv/shared/ui/data/own-sentence'
import { OwnText } from '@sarv/shared/ui/data/own-text'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { ErrorAlert } from '@sarv/shared/ui/feedback/error-alert'
import { useState } from 'react'
import { RiskCheckbox, RiskWarning } from '../../suitability/risk-warning'
import { areTermsAccepted, isAwaitingConsents, readWarning } from '../flow/consents'
import styles from '../flow/onboarding.module.css'
import {
  isAdditionalPending,
  mainAction,
  type PmaFlow,
  type PmaScreen,
  screenToContinue,
} from '../flow/onboarding-flow'
import { PlanTerms, TermsCheckbox } from './terms'
import { useOverviewRows } from './use-overview-rows'

/**
 * Screen of the overview: the stages of the onboarding, its next action and its end. (PMA-010 … PMA-020, PMA-045,
 * PMA-046)
 */
export function OverviewScreen({
  plan,
  flow,
  amount,
  accepted,
  onAccept,
  accepting,
  onStart,
  onShow,
  onClose,
}: {
  plan: Plan
  flow: PmaFlow
  /** Rial. */
  amount: number | null
  /** Whether the terms are ticked here; required at the first stage only. */
  accepted: boolean
  onAccept: (accepted: boolean) => void
  accepting: boolean
  /** Submits the consents and leads to the payment. @throws ApiError, which the shell has already shown */
  onStart: (consents: Readonly<Record<string, unknown>>) => Promise<void>
  onShow: (screen: PmaScreen, readOnly?: boolean) => void
  onClose: () => void
}) {
  const { t } = useTranslation()
  const { rial } = useFormat()
  const rows = useOverviewRows(flow, onShow)
  const action = mainAction(flow)
  const { report } = usePlatform()
  const [riskAccepted, setRiskAccepted] = useState(false)
  const atStart = isAtStart(flow)
  const awaitsConsents = isAwaitingConsents(flow)
  const termsAccepted = areTermsAccepted(flow)
  const risk = flow.current === 'payment' ? readWarning(findStage(flow, 'payment')) : undefined
  const isReady = (termsAccepted || accepted || !(atStart || awaitsConsents)) && (risk === undefined || riskAccepted)
  const failed = failedStage(flow)
  const messages = finalMessages(flow)
  const goOn = () => {
    if (action === 'close') return onClose()
    if (!awaitsConsents) return onShow(screenToContinue(flow))
    onStart({ accepted_rules: true, ...(risk && { accepted_risk: risk.surveyId }) }).catch((error: unknown) => {
      if (!(error instanceof ApiError)) report(error)
    })
  }
  const warning = plan.id === goldPlanId ? 'onboarding.additional.gold' : 'onboarding.additional.general'
  const MainButton = awaitsConsents ? OnlineButton : Button
  return (
    <StagesOverview
      title={t('onboarding.overview.title')}
      lead={
        <>
          <OwnText text={plan.name} />
          {amount !== null && (
            <bdi>
              {' '}
              · <OwnFigure>{rial(amount)}</OwnFigure>
            </bdi>
          )}
        </>
      }
      rows={rows}
      messages={messages}
      good={flow.current === 'finalize'}
      action={
        <>
          <ErrorAlert>{failed && t('onboarding.overview.failed')}</ErrorAlert>
          {(atStart || awaitsConsents) && (
            <TermsCheckbox accepted={accepted || termsAccepted} fixed={termsAccepted} onAccept={onAccept} />
          )}
          {risk && <RiskCheckbox accepted={riskAccepted} onAccept={setRiskAccepted} />}
          <MainButton block disabled={!isReady} loading={accepting} onClick={goOn}>
            {t(flow.current === 'finalize' ? 'receipt.portfolio' : `onboarding.action.${action}`)}
          </MainButton>
        </>
      }
    >
      {risk && <RiskWarning text={risk.text} />}
      {messages.length === 0 && isAdditionalPending(flow) && (
        <Alert tone="w">
          <OwnSentence text={t(warning, { plan: own(plan.name) })} />
        </Alert>
      )}
      {atStart && (
        <div className={styles.beside}>
          <PlanTerms />
          <Button variant="ghost" size="s" onClick={() => onShow('amount')}>
            {t('onboarding.overview.changeAmount')}
          </Button>
        </div>
      )}
    </StagesOverview>
  )
}
