import type { Plan } from '@sarv/shared/contract/plans'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { goldPlanId } from '@sarv/shared/rules/constants'
import { ActionBar } from '@sarv/shared/ui/action-bar'
import { Alert } from '@sarv/shared/ui/alert'
import { Button } from '@sarv/shared/ui/button'
import { Card } from '@sarv/shared/ui/card'
import { Page } from '@sarv/shared/ui/page'
import { SegmentedBar } from '@sarv/shared/ui/segmented-bar'
import { StageList } from '@sarv/shared/ui/stage-list'
import styles from './onboarding.module.css'
import {
  failedStage,
  isAdditionalPending,
  isAtStart,
  mainAction,
  type PmaFlow,
  type PmaScreen,
  screenToContinue,
} from './onboarding-flow'
import { RulesText, RulesTick } from './overview-rules'
import { endingOf, rowState, stepsOf } from './overview-stages'
import { useOverviewRows } from './use-overview-rows'

/** The steps of making a portfolio, what is next, and how it ended. (PMA-010 … PMA-020, PMA-045, PMA-046) */
export function OverviewPart({
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
  /** Whether the rules are accepted; asked for at the first step only. */
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
  const ending = endingOf(flow)
  const warning = plan.id === goldPlanId ? 'onboarding.additional.gold' : 'onboarding.additional.general'
  return (
    <Page width="flow">
      <h2 className={styles.title}>{t('onboarding.overview.title')}</h2>
      <p className={styles.lead}>
        <bdi>{plan.name}</bdi>
        {amount !== null && <bdi> · {rial(amount)}</bdi>}
      </p>
      <SegmentedBar states={stepsOf(flow).map((stage) => rowState(stage, flow))} />
      <div className={styles.notes}>
        {ending.length > 0 && (
          <Alert tone={flow.current === 'finalize' ? 'g' : 'w'} live>
            <bdi>{ending.join(' ')}</bdi>
          </Alert>
        )}
        <Card>
          <StageList stages={rows} />
        </Card>
        {ending.length === 0 && isAdditionalPending(flow) && <Alert tone="w">{t(warning, { plan: plan.name })}</Alert>}
        {atStart && (
          <div className={styles.beside}>
            <RulesText />
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
        {atStart && <RulesTick accepted={accepted} onAccept={onAccept} />}
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
