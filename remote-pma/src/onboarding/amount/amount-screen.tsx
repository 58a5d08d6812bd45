import type { Onboarding } from '@sarv/shared/contract/onboarding'
import type { Plan } from '@sarv/shared/contract/plans'
import { noDraft, parseDigits, useDraft } from '@sarv/shared/drafts/use-draft'
import { parseAmount } from '@sarv/shared/money/amount-field'
import { paymentPlan } from '@sarv/shared/money/two-step'
import { useIdempotentRequest } from '@sarv/shared/payment/use-idempotent-request'
import { useTranslation } from '@sarv/shared/platform'
import { goldPlanId } from '@sarv/shared/rules/constants'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { MoneyButton } from '@sarv/shared/ui/actions/money-button'
import { Accordion } from '@sarv/shared/ui/data/accordion'
import { OwnSentence, own } from '@sarv/shared/ui/data/own-sentence'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { AmountChips } from '@sarv/shared/ui/fields/amount-chips'
import { AmountField } from '@sarv/shared/ui/fields/amount-field'
import { Page } from '@sarv/shared/ui/layout/page'
import { stack } from '@sarv/shared/ui/layout/primitives'
import type { FormEvent } from 'react'
import { AmountTwoStep } from './amount-two-step'

/**
 * Screen of the amount to invest; an amount above the two-step limit is explained before anything is paid. (PMA-021 …
 * PMA-025)
 */
export function AmountScreen({
  plan,
  known,
  starting,
  onStart,
}: {
  plan: Plan
  /** The onboarding that was begun already, with its amount. */
  known: Onboarding | null
  starting: boolean
  /** @throws ApiError, which the shell has already shown */
  onStart: (amount: number, idempotencyKey: string) => Promise<void>
}) {
  const { t } = useTranslation()
  const before = known?.amount ? String(known.amount) : ''
  const draft = useDraft(`amount-${plan.id}`, before, before === '' ? parseDigits : noDraft)
  const { typed: digits, change: setDigits } = draft
  const start = useIdempotentRequest(async (wanted: number, key) => {
    await onStart(wanted, key)
    draft.discard()
  })
  const minimum = plan.minimum_investment_amount
  const amount = parseAmount(digits)
  const isEnough = amount !== undefined && amount >= minimum
  const steps = isEnough ? paymentPlan(amount, minimum) : undefined
  const portfolio = plan.id === goldPlanId ? plan.name : t('onboarding.general')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isEnough) start(amount)
  }
  return (
    <Page width="flow">
      <form className={stack[20]} onSubmit={submit} noValidate>
        <AmountField
          label={t('onboarding.amount.label')}
          name="amount"
          value={digits}
          onChange={setDigits}
          minimum={minimum}
          toman
        />
        <AmountChips value={digits} onChange={setDigits} minimum={minimum} />
        {steps?.at === 'two-step' && <AmountTwoStep steps={steps} />}
        <Accordion
          items={[
            {
              key: 'help',
              title: t('onboarding.amount.help'),
              content: <OwnSentence text={t('onboarding.amount.helpText', { portfolio: own(portfolio) })} />,
            },
          ]}
        />
        <Alert tone="w">{t('onboarding.ownCard')}</Alert>
        <ActionBar>
          <MoneyButton type="submit" block disabled={!isEnough} loading={starting}>
            {t('onboarding.continue')}
          </MoneyButton>
        </ActionBar>
      </form>
    </Page>
  )
}
