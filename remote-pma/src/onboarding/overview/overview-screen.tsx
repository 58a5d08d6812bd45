import type { Plan } from '@sarv/shared/contract/plans'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { goldPlanId } from '@sarv/shared/rules/constants'
import { finalMessages } from '@sarv/shared/stages/overview-stages'
import { failedStage, isAtStart } from '@sarv/shared/stages/stage-state'
import { StagesOverview } from '@sarv/shared/stages/stages-overview'
import { Button } from '@sarv/shared/ui/actions/button'
import { OwnFigure } from '@sarv/shared/ui/data/own-money'
import { Alert } from '@sarv/shared/ui/feedback/alert'
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
  onShow,
  onClose,
}: {
  plan: Plan
  flow: PmaFlow
  /** Rial. */
  amount: number | null
  /** Whether the terms are accepted; required at the first stage only. */
  accepted: boolean
  onAccept: (accepted: boolean) => void
  onShow: (screen: PmaScreen, readOnly?: boolean) => void
  onClose: () => void
}) {
  const { t } = useTranslation()
  const { rial } = useFormat()
  const rows = useOverviewRows(flow, onShow)
  const action = mainAction(flow)
  const atStart = isAtStart(flow)
  const failed = failedStage(flow)
  const messages = finalMessages(flow)
  const warning = plan.id === goldPlanId ? 'onboarding.additional.gold' : 'onboarding.additional.general'
  return (
    <StagesOverview
      title={t('onboarding.overview.title')}
      lead={
        <>
          <bdi>{plan.name}</bdi>
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
          {failed && (
            <Alert tone="r" live>
              {t('onboarding.overview.failed')}
            </Alert>
          )}
          {atStart && <TermsCheckbox accepted={accepted} onAccept={onAccept} />}
          <Button
            block
            disabled={atStart && !accepted}
            onClick={() => (action === 'close' ? onClose() : onShow(screenToContinue(flow)))}
          >
            {t(`onboarding.action.${action}`)}
          </Button>
        </>
      }
    >
      {messages.length === 0 && isAdditionalPending(flow) && <Alert tone="w">{t(warning, { plan: plan.name })}</Alert>}
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
