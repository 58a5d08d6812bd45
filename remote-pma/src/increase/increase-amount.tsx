import type { UserPortfolio } from '@sarv/shared/contract/plans'
import type { IncreasePayment } from '@sarv/shared/contract/pma-payment'
import { useLock, useTranslation } from '@sarv/shared/platform'
import { Accordion } from '@sarv/shared/ui/accordion'
import { ActionBar } from '@sarv/shared/ui/action-bar'
import { Alert } from '@sarv/shared/ui/alert'
import { AmountChips } from '@sarv/shared/ui/amount-chips'
import { AmountField } from '@sarv/shared/ui/amount-field'
import { MoneyButton } from '@sarv/shared/ui/money-button'
import { Page } from '@sarv/shared/ui/page'
import { SelectInput } from '@sarv/shared/ui/select-input'
import type { FormEvent } from 'react'
import { RulesText, RulesTick } from '../onboarding/overview-rules'
import { portfolioNames } from '../portfolio/wanted-portfolio'
import styles from './increase.module.css'
import { amountToAsk } from './increase-flow'
import { useIncreaseRequest } from './use-increase-request'

/** How much goes in, under which terms. (PMA-051, PMA-052, PMA-061, VAL-15) */
export function IncreaseAmount({
  portfolios,
  portfolio,
  onChoose,
  digits,
  onDigits,
  accepted,
  onAccept,
  payment,
  onAnswered,
}: {
  portfolios: readonly UserPortfolio[]
  portfolio: UserPortfolio | undefined
  onChoose: (prx: string) => void
  digits: string
  onDigits: (digits: string) => void
  accepted: boolean
  onAccept: (accepted: boolean) => void
  /** The one from which the person came back, or that failed. */
  payment: IncreasePayment | undefined
  onAnswered: (payment: IncreasePayment) => void
}) {
  const { t } = useTranslation()
  const { request, requesting } = useIncreaseRequest(onAnswered)
  useLock(requesting)
  const amount = amountToAsk(digits, accepted)
  const isReady = amount !== undefined && portfolio !== undefined
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady) return
    // The same wish is not asked for twice.
    if (payment?.status === 'WAITING' && payment.payment_amount === amount) onAnswered(payment)
    else request(portfolio.prx, amount)
  }
  return (
    <Page width="flow">
      <form className={styles.form} onSubmit={goOn} noValidate>
        {payment && payment.status !== 'WAITING' && (
          <Alert tone="r" live>
            {t('increase.failed')}
          </Alert>
        )}
        {portfolios.length > 1 ? (
          <SelectInput
            label={t('increase.portfolio')}
            placeholder={t('increase.choose')}
            options={portfolioNames(portfolios).map(({ prx, name }) => ({ value: prx, label: name }))}
            value={portfolio?.prx ?? ''}
            disabled={requesting}
            onChange={({ target }) => onChoose(target.value)}
          />
        ) : (
          <p className={styles.lead}>{portfolio?.plan_name}</p>
        )}
        <AmountField
          label={t('increase.amount')}
          name="amount"
          value={digits}
          onChange={onDigits}
          disabled={requesting}
        />
        <AmountChips value={digits} onChange={onDigits} />
        <Accordion items={[{ key: 'help', title: t('increase.help'), content: t('increase.helpText') }]} />
        <Alert tone="w">{t('onboarding.ownCard')}</Alert>
        <RulesText />
        <ActionBar>
          <RulesTick accepted={accepted} onAccept={onAccept} />
          <MoneyButton type="submit" block disabled={!isReady} loading={requesting}>
            {t('increase.continue')}
          </MoneyButton>
        </ActionBar>
      </form>
    </Page>
  )
}
