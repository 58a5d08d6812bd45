import { changeInvestmentAmount, type Offer } from '@sarv/shared/contract/recommendation-offers'
import { parseAmount } from '@sarv/shared/money/amount-field'
import { exceedsGateway } from '@sarv/shared/payment/gateway-limit'
import { GatewayLimitAlert } from '@sarv/shared/payment/gateway-limit-alert'
import { type ApiError, call, useMutation, usePlatform, useTranslation } from '@sarv/shared/platform'
import { MoneyButton } from '@sarv/shared/ui/actions/money-button'
import { CallErrorAlert } from '@sarv/shared/ui/feedback/error-alert'
import { AmountChips } from '@sarv/shared/ui/fields/amount-chips'
import { AmountField } from '@sarv/shared/ui/fields/amount-field'
import { stack } from '@sarv/shared/ui/layout/primitives'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { type FormEvent, useId, useState } from 'react'
import { offersQuery, openManagerQuery } from '../recommendation/recommendation-queries'

/** Sheet in which the amount is changed; the offers that come back are made for it. (REC-023, VAL-14, D-144) */
export function AmountSheet({
  manager,
  amount: before,
  minimum,
  limit,
  open,
  onClose,
  onChanged,
}: {
  manager: number
  /** Rial. */
  amount: number
  minimum: number
  /** Rial; what a card gateway takes in one payment. */
  limit: number | undefined
  open: boolean
  onClose: () => void
  onChanged: (offers: readonly Offer[]) => void
}) {
  const { t } = useTranslation()
  const { queryClient, report } = usePlatform()
  const form = useId()
  const [digits, setDigits] = useState(String(before))
  const amount = parseAmount(digits)
  const isReady = amount !== undefined && amount >= minimum && !exceedsGateway(amount, limit)
  const change = useMutation<Offer[], ApiError, number>({
    mutationFn: (wanted) =>
      call(changeInvestmentAmount, { body: { recommendation_manager_id: manager, amount: wanted } }),
    onSuccess(offers) {
      queryClient.setQueryData(offersQuery(manager).queryKey, offers)
      queryClient.invalidateQueries({ queryKey: openManagerQuery().queryKey }).catch(report)
      onChanged(offers)
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !change.isPending) change.mutate(amount)
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      dismissible={!change.isPending}
      title={t('amount.title')}
      action={
        <MoneyButton type="submit" form={form} block disabled={!isReady} loading={change.isPending}>
          {t('amount.save')}
        </MoneyButton>
      }
    >
      <form id={form} className={stack[20]} onSubmit={submit} noValidate>
        <AmountField
          label={t('amount.label')}
          name="amount"
          value={digits}
          onChange={setDigits}
          minimum={minimum}
          maximum={limit}
          toman
        />
        <GatewayLimitAlert
          amount={amount}
          limit={limit}
          way={() => t('ui:gateway.investRest')}
          onTake={(most) => setDigits(String(most))}
        />
        <AmountChips value={digits} onChange={setDigits} minimum={minimum} />
        <CallErrorAlert error={change.error} />
      </form>
    </Sheet>
  )
}
