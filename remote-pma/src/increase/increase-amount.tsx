import type { Plan, UserPortfolio } from '@sarv/shared/contract/plans'
import type { IncreasePayment } from '@sarv/shared/contract/pma-payment'
import { parseAmount } from '@sarv/shared/money/amount-field'
import { GatewayLimitAlert } from '@sarv/shared/payment/gateway-limit-alert'
import { useFormat, useLock, useTranslation } from '@sarv/shared/platform'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { MoneyButton } from '@sarv/shared/ui/actions/money-button'
import { Accordion } from '@sarv/shared/ui/data/accordion'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { ErrorAlert } from '@sarv/shared/ui/feedback/error-alert'
import { AmountChips } from '@sarv/shared/ui/fields/amount-chips'
import { AmountField } from '@sarv/shared/ui/fields/amount-field'
import { SelectInput } from '@sarv/shared/ui/fields/select-input'
import { Page } from '@sarv/shared/ui/layout/page'
import { stack, typography } from '@sarv/shared/ui/layout/primitives'
import type { FormEvent } from 'react'
import { PlanTerms, TermsCheckbox } from '../onboarding/overview/terms'
import { portfolioNames } from '../portfolio-filter/portfolio-names'
import { RiskCheckbox, RiskWarning } from '../suitability/risk-warning'
import { requestableAmount } from './increase-flow'
import { useIncreaseRequest } from './use-increase-request'

/** Stage screen of the amount and the terms of an increase. (PMA-051, PMA-052, PMA-061, VAL-15) */
export function IncreaseAmount({
  portfolios,
  portfolio,
  plan,
  onChoose,
  digits,
  onDigits,
  accepted,
  onAccept,
  riskAccepted,
  onAcceptRisk,
  payment,
  onRequested,
}: {
  portfolios: readonly UserPortfolio[]
  portfolio: UserPortfolio | undefined
  /** The portfolio's; undefined as long as the plans are not loaded. */
  plan: Plan | undefined
  onChoose: (prx: string) => void
  digits: string
  onDigits: (digits: string) => void
  accepted: boolean
  onAccept: (accepted: boolean) => void
  riskAccepted: boolean
  onAcceptRisk: (accepted: boolean) => void
  /** The payment that the person came back from, or that failed. */
  payment: IncreasePayment | undefined
  onRequested: (payment: IncreasePayment) => void
}) {
  const { t } = useTranslation()
  const { digits: toDigits } = useFormat()
  const { request, requesting } = useIncreaseRequest(onRequested)
  useLock(requesting)
  // A kept list may be older than the warning.
  const risk = portfolio?.suitability ?? undefined
  const amount = requestableAmount(digits, accepted && (risk === undefined || riskAccepted))
  const isReady = amount !== undefined && portfolio !== undefined
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady) return
    // The same amount again: the payment that is waiting is reused.
    if (payment?.status === 'WAITING' && payment.payment_amount === amount) onRequested(payment)
    else request({ prx: portfolio.prx, plan_id: portfolio.plan_id, amount, accepted_risk: risk?.survey_id ?? null })
  }
  return (
    <Page width="flow">
      <form className={stack[20]} onSubmit={goOn} noValidate>
        <ErrorAlert>{payment && payment.status !== 'WAITING' && t('increase.failed')}</ErrorAlert>
        {portfolios.length > 1 ? (
          <SelectInput
            label={t('increase.portfolio')}
            placeholder={t('increase.choose')}
            options={portfolioNames(portfolios, toDigits).map(({ prx, name }) => ({ value: prx, label: name }))}
            value={portfolio?.prx ?? ''}
            disabled={requesting}
            onChange={({ target }) => onChoose(target.value)}
          />
        ) : (
          <p className={typography.secondary}>{portfolio?.plan_name}</p>
        )}
        <AmountField
          label={t('increase.amount')}
          name="amount"
          value={digits}
          onChange={onDigits}
          disabled={requesting}
          toman
        />
        <GatewayLimitAlert amount={parseAmount(digits)} limit={plan?.max_payment} way={() => t('payment.bySlip')} />
        <AmountChips value={digits} onChange={onDigits} />
        <Accordion items={[{ key: 'help', title: t('increase.help'), content: t('increase.helpText') }]} />
        <Alert tone="w">{t('onboarding.ownCard')}</Alert>
        {risk && <RiskWarning text={risk.text} />}
        <PlanTerms />
        <ActionBar>
          <TermsCheckbox accepted={accepted} onAccept={onAccept} />
          {risk && <RiskCheckbox accepted={riskAccepted} onAccept={onAcceptRisk} />}
          <MoneyButton type="submit" block disabled={!isReady} loading={requesting}>
            {t('increase.continue')}
          </MoneyButton>
        </ActionBar>
      </form>
    </Page>
  )
}
