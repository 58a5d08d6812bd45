import { useTranslation } from '@sarv/shared/platform'
import { rowCaption, visibleStages } from '@sarv/shared/stages/overview-stages'
import type { StageItem } from '@sarv/shared/ui/data/stage-list'
import { type PmaFlow, type PmaScreen, type PmaStage, rowOffer } from '../flow/onboarding-flow'
import { rowState } from './row-state'

/** Returns the rows of the overview, each with its action or badge. (PMA-015 … PMA-018) */
export function useOverviewRows(
  flow: PmaFlow,
  onShow: (screen: PmaScreen, readOnly?: boolean) => void,
): readonly StageItem[] {
  const { t } = useTranslation()
  const toActionOrBadge = (stage: PmaStage, state: StageItem['state']): Pick<StageItem, 'action' | 'badge'> => {
    switch (rowOffer(stage)) {
      case 'edit':
        return { action: { label: t('onboarding.offer.edit'), run: () => onShow('risk') } }
      case 'show':
        return { action: { label: t('onboarding.offer.show'), run: () => onShow('sign_contract', true) } }
      case 'awaiting-approval':
        return { badge: t('onboarding.offer.awaitingApproval') }
      case 'awaiting-payment':
        // Once its slip is submitted, it waits for the company.
        return state === 'review' ? {} : { badge: t('onboarding.offer.awaitingPayment') }
      case undefined:
        return {}
    }
  }
  return visibleStages(flow).map((stage) => {
    const state = rowState(stage, flow)
    return {
      key: stage.wire.key,
      title: stage.wire.title,
      state,
      caption: rowCaption(stage),
      ...toActionOrBadge(stage, state),
    }
  })
}
