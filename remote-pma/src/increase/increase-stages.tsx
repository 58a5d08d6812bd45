import { isNotFound } from '@sarv/platform/client/api/read-failure'
import type { UserPortfolio } from '@sarv/shared/contract/plans'
import { parseDigits, useDraft } from '@sarv/shared/drafts/use-draft'
import { useHeader, usePlatform, useQuery } from '@sarv/shared/platform'
import { useFlow } from '@sarv/shared/stages/use-flow'
import { useRefetchOnRestore } from '@sarv/shared/stages/use-refetch-on-restore'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { useState } from 'react'
import { plansQuery } from '../plans/plans-queries'
import { IncreaseAmount } from './increase-amount'
import { increaseFlow, shownStage } from './increase-flow'
import { IncreasePay } from './increase-pay'
import { increasePaymentQuery, useInvalidateAfterIncrease } from './increase-queries'
import { IncreaseReceipt } from './increase-receipt'
import { IncreaseSkeleton } from './increase-skeleton'
import { IncreaseSlip } from './increase-slip'

/** Switches between the four stage screens of the increase flow: amount, payment methods, slip, receipt. (PMA-049) */
export function IncreaseStages({
  portfolios,
  portfolio,
  onChoose,
}: {
  portfolios: readonly UserPortfolio[]
  /** Undefined while one of several is still to be chosen. */
  portfolio: UserPortfolio | undefined
  onChoose: (prx: string) => void
}) {
  const { navigation } = usePlatform()
  const { position, goTo, back, leave } = useFlow(increaseFlow, undefined)
  const draft = useDraft<string | undefined>('increase', undefined, parseDigits)
  const [accepted, setAccepted] = useState(false)
  // Each portfolio has a warning of its own.
  const [riskAcceptedOf, setRiskAcceptedOf] = useState<string>()
  const query = useQuery({ ...increasePaymentQuery(position.payment ?? ''), enabled: position.payment !== undefined })
  const payment = query.data?.prx === portfolio?.prx ? query.data : undefined
  const stage = shownStage(position.stage, payment?.status)
  const plans = useQuery(plansQuery())
  const plan = plans.data?.find(({ id }) => id === portfolio?.plan_id)
  useRefetchOnRestore('pma', 'increase')
  useInvalidateAfterIncrease(payment?.status)
  useHeader({ onBack: () => back(navigation.back, { ...position, stage }), withoutBack: stage === 'receipt' })
  if (position.payment !== undefined && query.data === undefined && !isNotFound(query.error)) {
    return (
      <QueryBoundary query={query} skeleton={<IncreaseSkeleton />} whole>
        {() => null}
      </QueryBoundary>
    )
  }
  const close = () => leave(navigation.back)
  if (payment === undefined || stage === 'amount') {
    return (
      <IncreaseAmount
        {...{ portfolios, portfolio, plan, onChoose, accepted, payment }}
        digits={draft.typed ?? (payment ? String(payment.payment_amount) : '')}
        onDigits={draft.change}
        onAccept={setAccepted}
        riskAccepted={riskAcceptedOf !== undefined && riskAcceptedOf === portfolio?.prx}
        onAcceptRisk={(isAccepted) => setRiskAcceptedOf(isAccepted ? portfolio?.prx : undefined)}
        onRequested={({ uuid }) => {
          draft.discard()
          goTo({ stage: 'prepayment', payment: uuid })
        }}
      />
    )
  }
  switch (stage) {
    case 'prepayment':
      return (
        <IncreasePay
          payment={payment}
          name={portfolio?.plan_name ?? payment.title}
          plan={plan}
          onSlip={() => goTo({ ...position, stage: 'method' })}
          onClose={close}
        />
      )
    case 'method':
      return (
        <IncreaseSlip payment={payment} onSubmitted={() => goTo({ ...position, stage: 'receipt' })} onClose={close} />
      )
    case 'receipt':
      return <IncreaseReceipt payment={payment} onClose={close} />
  }
}
