import { isNotFound } from '@sarv/shared/api/read-failure'
import type { UserPortfolio } from '@sarv/shared/contract/plans'
import { useHeader, useQuery } from '@sarv/shared/platform'
import { Loaded } from '@sarv/shared/ui/loaded'
import { useState } from 'react'
import { IncreaseAmount } from './increase-amount'
import { shownStage } from './increase-flow'
import { IncreasePay } from './increase-pay'
import { increasePaymentQuery, useIncreaseNews, useIncreaseReturn } from './increase-queries'
import { IncreaseReceipt } from './increase-receipt'
import { IncreaseSkeleton } from './increase-skeleton'
import { IncreaseSlip } from './increase-slip'
import { useIncreasePlace } from './use-increase-place'

/** Amount, ways to pay, slip and receipt, one after the other. (PMA-049) */
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
  const { place, happen } = useIncreasePlace()
  const [digits, setDigits] = useState<string>()
  const [accepted, accept] = useState(false)
  const query = useQuery({ ...increasePaymentQuery(place.payment ?? ''), enabled: place.payment !== undefined })
  const payment = query.data?.prx === portfolio?.prx ? query.data : undefined
  const stage = shownStage(place.stage, payment?.status)
  useIncreaseReturn()
  useIncreaseNews(payment?.status)
  useHeader({ onBack: () => happen(stage, 'back'), withoutBack: stage === 'receipt' })
  if (place.payment !== undefined && query.data === undefined && !isNotFound(query.error)) {
    return (
      <Loaded query={query} skeleton={<IncreaseSkeleton />} whole>
        {() => null}
      </Loaded>
    )
  }
  const close = () => happen(stage, 'close')
  if (payment === undefined || stage === 'amount') {
    return (
      <IncreaseAmount
        {...{ portfolios, portfolio, onChoose, accepted, payment }}
        digits={digits ?? (payment ? String(payment.payment_amount) : '')}
        onDigits={setDigits}
        onAccept={accept}
        onAnswered={({ uuid }) => happen('amount', 'requested', uuid)}
      />
    )
  }
  switch (stage) {
    case 'prepayment':
      return <IncreasePay payment={payment} onSlip={() => happen(stage, 'slip')} onClose={close} />
    case 'method':
      return <IncreaseSlip payment={payment} onHandedIn={() => happen(stage, 'handed-in')} onClose={close} />
    case 'receipt':
      return <IncreaseReceipt payment={payment} name={portfolio?.plan_name} onClose={close} />
  }
}
