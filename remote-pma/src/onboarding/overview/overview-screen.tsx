import type { Plan } from '@sarv/shared/contract/plans'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { goldPlanId } from '@sarv/shared/rules/constants'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { Button } from '@sarv/shared/ui/actions/button'
import { SegmentedBar } from '@sarv/shared/ui/data/segmented-bar'
import { StageList } from '@sarv/shared/ui/data/stage-list'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { Card } from '@sarv/shared/ui/layout/card'
import { Page } from '@sarv/shared/ui/layout/page'
import styles from '../flow/onboarding.module.css'
import {
  failedStage,
  isAdditionalPending,
  isAtStart,
  mainAction,
  type PmaFlow,
  type PmaScreen,
  screenToContinue,
} from '../flow/onboarding-flow'
import { finalMessages, rowState, visibleStages } from './overview-stages'
import { TermsButton, TermsCheckbox } from './terms'
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
    <Page width="flow">
      <h2 className={styles.title}>{t('onboarding.overview.title')}</h2>
      <p className={styles.lead}>
        <bdi>{plan.name}</bdi>
        {amount !== null && <bdi> · {rial(amount)}</bdi>}
      </p>
      <SegmentedBar states={visibleStages(flow).map((stage) => rowState(stage, flow))} />
      <div className={styles.notes}>
        {messages.length > 0 && (
          <Alert tone={flow.current === 'finalize' ? 'g' : 'w'} live>
            <bdi>{messages.join(' ')}</bdi>
          </Alert>
        )}
        <Card>
          <StageList stages={rows} />
        </Card>
        {messages.length === 0 && isAdditionalPending(flow) && (
          <Alert tone="w">{t(warning, { plan: plan.name })}</Alert>
        )}
        {atStart && (
          <div className={styles.beside}>
            <TermsButton />
            <Button variant="ghost" size="s" onClick={() => onShow('amount')}>
              {t('onboarding.overview.changeAmount')}
            </Button>
          </div>
        )}
      </div>
      <ActionBar>
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
      </ActionBar>
    </Page>
  )
}
