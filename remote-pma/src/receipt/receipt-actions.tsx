import type { PmaPaymentFacts } from '@sarv/shared/contract/pma-payment'
import type { ShownFacts } from '@sarv/shared/payment/receipt-facts'
import { useNavigate, usePlatform, useQuery, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/button'
import { type PmaMemory, pmaMemoryQuery, rememberPma } from '../onboarding/pma-memory'
import { userPortfoliosQuery } from '../plans/plans-queries'
import { wayOn } from './receipt-way'

/** Closing leads to the portfolio, or back to the making of it, which goes on where the server says. (PMA-040) */
export function ReceiptActions({ known, shown }: { known: PmaPaymentFacts | undefined; shown: ShownFacts }) {
  const { t } = useTranslation()
  const platform = usePlatform()
  const navigate = useNavigate()
  const held = useQuery(userPortfoliosQuery())
  const { portfolio, goesOn } = wayOn(known, held.data ?? [])
  const goOn = async () => {
    const before = await platform.queryClient.fetchQuery(pmaMemoryQuery(platform))
    await rememberPma(platform, afterPayment(before, known, shown))
    navigate('/pma/onboarding', { replace: true })
  }
  const resume = () => {
    goOn().catch(platform.report)
  }
  const leave = async () => {
    // Pressed before it is known what the person holds, it waits for that.
    const all = await platform.queryClient.fetchQuery(userPortfoliosQuery()).catch(() => [])
    const way = wayOn(known, all)
    if (way.portfolio === undefined) await goOn()
    else navigate(`/user-pma/${encodeURIComponent(way.portfolio)}`, { replace: true })
  }
  const bothWays = goesOn && portfolio !== undefined
  return (
    <>
      {bothWays && (
        <Button block onClick={resume}>
          {t('receipt.goOn')}
        </Button>
      )}
      <Button block variant={bothWays ? 'ghost' : 'primary'} onClick={() => leave().catch(platform.report)}>
        {t('receipt.close')}
      </Button>
    </>
  )
}

/** The flow of the payment, as the server names it, else the one that was under way here; and what the receipt said. */
function afterPayment(before: PmaMemory, known: PmaPaymentFacts | undefined, shown: ShownFacts): PmaMemory {
  const flow = known ? { plan_id: known.plan_id, ...(known.onb_uuid !== null && { onb_uuid: known.onb_uuid }) } : before
  return { ...flow, receipt: { status: shown.status ?? '', trace: shown.trace ?? '' } }
}
