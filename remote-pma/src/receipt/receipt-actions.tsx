import type { PmaPaymentFacts } from '@sarv/shared/contract/pma-payment'
import type { ShownFacts } from '@sarv/shared/payment/receipt-facts'
import { useNavigate, usePlatform, useQuery, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { type ResumeState, resumeStateQuery, saveResumeState } from '../onboarding/flow/resume-state'
import { userPortfoliosQuery } from '../plans/plans-queries'
import { findReceiptExit } from './receipt-exit'

/**
 * Buttons of the receipt: close, to the portfolio or back to the onboarding, and resume where both are possible.
 * (PMA-040)
 */
export function ReceiptActions({ known, shown }: { known: PmaPaymentFacts | undefined; shown: ShownFacts }) {
  const { t } = useTranslation()
  const platform = usePlatform()
  const navigate = useNavigate()
  const held = useQuery(userPortfoliosQuery())
  const { portfolio, canResume } = findReceiptExit(known, held.data ?? [])
  const resumeOnboarding = async () => {
    const before = await platform.queryClient.fetchQuery(resumeStateQuery(platform))
    await saveResumeState(platform, resumeAfterPayment(before, known, shown))
    navigate('/pma/onboarding', { replace: true })
  }
  const resume = () => {
    resumeOnboarding().catch(platform.report)
  }
  const leave = async () => {
    // Pressed before the person's portfolios are loaded, it waits for them.
    const all = await platform.queryClient.fetchQuery(userPortfoliosQuery()).catch(() => [])
    const exit = findReceiptExit(known, all)
    if (exit.portfolio === undefined) await resumeOnboarding()
    else navigate(`/user-pma/${encodeURIComponent(exit.portfolio)}`, { replace: true })
  }
  const hasBothExits = canResume && portfolio !== undefined
  return (
    <>
      {hasBothExits && (
        <Button block onClick={resume}>
          {t('receipt.goOn')}
        </Button>
      )}
      <Button block variant={hasBothExits ? 'ghost' : 'primary'} onClick={() => leave().catch(platform.report)}>
        {t('receipt.close')}
      </Button>
    </>
  )
}

/**
 * Computes the resume state after a payment: the flow that the server names, else the one in progress here, and the
 * gateway's result.
 */
function resumeAfterPayment(before: ResumeState, known: PmaPaymentFacts | undefined, shown: ShownFacts): ResumeState {
  const flow = known ? { plan_id: known.plan_id, ...(known.onb_uuid !== null && { onb_uuid: known.onb_uuid }) } : before
  return { ...flow, receipt: { status: shown.status ?? '', trace: shown.trace ?? '' } }
}
