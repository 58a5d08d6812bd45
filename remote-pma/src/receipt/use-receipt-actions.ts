import type { PmaPaymentFacts } from '@sarv/shared/contract/pma-payment'
import type { ReceiptAction } from '@sarv/shared/payment/receipt'
import type { ShownFacts } from '@sarv/shared/payment/receipt-facts'
import { useNavigate, usePlatform, useQuery, useTranslation } from '@sarv/shared/platform'
import { stateOf } from '@sarv/shared/stages/flow-entry'
import type { IncreasePosition } from '../increase/increase-flow'
import { type ResumeState, resumeStateQuery, saveResumeState } from '../onboarding/flow/resume-state'
import { userPortfoliosQuery } from '../plans/plans-queries'
import { findReceiptExit } from './receipt-exit'

/**
 * Buttons of the receipt: the payment again where it failed, resume where closing leads elsewhere, and close, to what was paid
 * for or back to the onboarding. (PMA-040, D-124)
 */
export function useReceiptActions(
  known: PmaPaymentFacts | undefined,
  shown: ShownFacts,
): { again: ReceiptAction | undefined; actions: readonly ReceiptAction[] } {
  const { t } = useTranslation()
  const platform = usePlatform()
  const navigate = useNavigate()
  const held = useQuery(userPortfoliosQuery())
  const { close, onward } = findReceiptExit(known, held.data ?? [])
  const resumeOnboarding = async () => {
    const before = await platform.queryClient.fetchQuery(resumeStateQuery(platform))
    const resumed = resumeAfterPayment(before, known, shown)
    await saveResumeState(platform, resumed)
    // A session that expires takes the kept state with it; signing in again leads back to this address.
    navigate(resumed.plan_id === undefined ? '/pma/onboarding' : `/pma/onboarding?plan=${resumed.plan_id}`, {
      replace: true,
    })
  }
  const goOn = () => {
    if (onward === 'pay-increase' && known?.prx) {
      const place: IncreasePosition = { stage: 'amount', payment: known.uuid }
      navigate(`/pma/inventory-increase?${new URLSearchParams({ prx: known.prx })}`, {
        replace: true,
        state: stateOf('increase', { depth: 0, place }),
      })
    } else resumeOnboarding().catch(platform.report)
  }
  const leave = async () => {
    // Pressed before the person's portfolios are loaded, it waits for them.
    const all = await platform.queryClient.fetchQuery(userPortfoliosQuery()).catch(() => [])
    const exit = findReceiptExit(known, all)
    if (exit.close === undefined) await resumeOnboarding()
    else navigate(exit.close, { replace: true })
  }
  const closing = {
    label: t(known ? leaveLabel(close) : 'receipt.close'),
    onPress: () => leave().catch(platform.report),
  }
  return {
    again: onward && onward !== 'resume' ? { label: t('ui:receipt.again'), onPress: goOn } : undefined,
    actions: onward === 'resume' ? [{ label: t('receipt.goOn'), onPress: goOn }, closing] : [closing],
  }
}

/** What closing the receipt of a known payment is called: it says where it leads. */
function leaveLabel(path: string | undefined) {
  if (path === undefined) return 'receipt.goOn'
  return path.startsWith('/user-pma/') ? 'receipt.portfolio' : 'receipt.close'
}

/**
 * Computes the resume state after a payment: the flow that the server names, else the one in progress here, and the
 * gateway's result.
 */
function resumeAfterPayment(before: ResumeState, known: PmaPaymentFacts | undefined, shown: ShownFacts): ResumeState {
  const flow = known ? { plan_id: known.plan_id, ...(known.onb_uuid !== null && { onb_uuid: known.onb_uuid }) } : before
  return { ...flow, receipt: { status: shown.status ?? '', trace: shown.trace ?? '' } }
}
