import type { Onboarding } from '@sarv/shared/contract/onboarding'
import type { Plan } from '@sarv/shared/contract/plans'
import { amountOf } from '@sarv/shared/money/amount-field'
import { paymentPlan } from '@sarv/shared/money/two-step'
import { ApiError, useFormat, usePlatform, useTranslation } from '@sarv/shared/platform'
import { goldPlanId } from '@sarv/shared/rules/constants'
import { Accordion } from '@sarv/shared/ui/accordion'
import { ActionBar } from '@sarv/shared/ui/action-bar'
import { Alert } from '@sarv/shared/ui/alert'
import { AmountChips } from '@sarv/shared/ui/amount-chips'
import { AmountField } from '@sarv/shared/ui/amount-field'
import { MoneyButton } from '@sarv/shared/ui/money-button'
import { Page } from '@sarv/shared/ui/page'
import { type FormEvent, useRef, useState } from 'react'
import { AmountTwoStep } from './amount-two-step'
import styles from './onboarding.module.css'

/** How much goes into the portfolio; a large amount is explained before anything is paid. (PMA-021 … PMA-025) */
export function AmountPart({
  plan,
  known,
  starting,
  onStart,
}: {
  plan: Plan
  /** What was begun already, with its amount. */
  known: Onboarding | null
  starting: boolean
  /** @throws ApiError, which the shell has shown already */
  onStart: (amount: number, idempotencyKey: string) => Promise<void>
}) {
  const { t } = useTranslation()
  const { report } = usePlatform()
  const { toman } = useFormat()
  const [digits, setDigits] = useState(known?.amount ? String(known.amount) : '')
  const sent = useRef<{ digits: string; key: string }>(undefined)
  const underWay = useRef(false)
  const minimum = plan.minimum_investment_amount
  const amount = amountOf(digits)
  const isEnough = amount !== undefined && amount >= minimum
  const steps = isEnough ? paymentPlan(amount, minimum) : undefined
  const portfolio = plan.id === goldPlanId ? plan.name : t('onboarding.general')
  const goOn = async (event: FormEvent) => {
    event.preventDefault()
    if (!isEnough || underWay.current) return
    underWay.current = true
    // The same amount sent again after a lost answer is the same wish.
    const key = sent.current?.digits === digits ? sent.current.key : crypto.randomUUID()
    sent.current = { digits, key }
    try {
      await onStart(amount, key)
    } catch (error) {
      if (!(error instanceof ApiError)) report(error)
    } finally {
      underWay.current = false
    }
  }
  return (
    <Page width="flow">
      <form className={styles.form} onSubmit={goOn} noValidate>
        <AmountField
          label={t('onboarding.amount.label')}
          name="amount"
          value={digits}
          onChange={setDigits}
          error={
            amount !== undefined && !isEnough ? t('onboarding.amount.minimum', { amount: toman(minimum) }) : undefined
          }
        />
        <AmountChips value={digits} onChange={setDigits} minimum={minimum} />
        {steps?.at === 'two-step' && <AmountTwoStep steps={steps} />}
        <Accordion
          items={[
            {
              key: 'help',
              title: t('onboarding.amount.help'),
              content: t('onboarding.amount.helpText', { portfolio }),
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
