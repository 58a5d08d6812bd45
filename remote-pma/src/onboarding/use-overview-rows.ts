import { useTranslation } from '@sarv/shared/platform'
import type { StageItem } from '@sarv/shared/ui/stage-list'
import { type PmaFlow, type PmaScreen, type PmaStage, rowOffer } from './onboarding-flow'
import { rowCaption, rowState, stepsOf } from './overview-stages'

/** The rows of the overview with what each offers. (PMA-015 … PMA-018) */
export function useOverviewRows(
  flow: PmaFlow,
  onShow: (screen: PmaScreen, readOnly?: boolean) => void,
): readonly StageItem[] {
  const { t } = useTranslation()
  const offered = (stage: PmaStage, state: StageItem['state']): Pick<StageItem, 'action' | 'badge'> => {
    switch (rowOffer(stage)) {
      case 'edit':
        return { action: { label: t('onboarding.offer.edit'), run: () => onShow('risk') } }
      case 'show':
        return { action: { label: t('onboarding.offer.show'), run: () => onShow('sign_contract', true) } }
      case 'awaiting-approval':
        return { badge: t('onboarding.offer.awaitingApproval') }
      case 'awaiting-payment':
        // Once its slip is handed in, it waits for the house.
        return state === 'review' ? {} : { badge: t('onboarding.offer.awaitingPayment') }
      case undefined:
        return {}
    }
  }
  return stepsOf(flow).map((stage) => {
    const state = rowState(stage, flow)
    return { key: stage.wire.key, title: stage.wire.title, state, caption: rowCaption(stage), ...offered(stage, state) }
  })
}
