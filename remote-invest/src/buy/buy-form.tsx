import { settlementDay } from '@sarv/shared/calendar/settlement'
import type { FundAccount } from '@sarv/shared/contract/fund-accounts'
import type { Fund } from '@sarv/shared/contract/funds'
import type { FundSettings } from '@sarv/shared/contract/settings'
import { amountOf } from '@sarv/shared/money/amount-field'
import { useFormat, useLocation, useTranslation } from '@sarv/shared/platform'
import { cardFund } from '@sarv/shared/rules/constants'
import { ActionBar } from '@sarv/shared/ui/action-bar'
import { Alert } from '@sarv/shared/ui/alert'
import { AmountChips } from '@sarv/shared/ui/amount-chips'
import { AmountField } from '@sarv/shared/ui/amount-field'
import { ButtonLink } from '@sarv/shared/ui/button'
import { Card } from '@sarv/shared/ui/card'
import { Checkbox } from '@sarv/shared/ui/checkbox'
import { Code } from '@sarv/shared/ui/code'
import { KeyValues } from '@sarv/shared/ui/key-values'
import { MoneyButton } from '@sarv/shared/ui/money-button'
import { type FormEvent, useRef, useState } from 'react'
import styles from './buy-form.module.css'
import { ConfirmPurchase } from './confirm-purchase'
import { type Obstacle, obstacleTo, smallestPurchase, termsOf } from './purchase-terms'
import { Terms } from './terms'

/** How much of the fund, and what comes of it; goes on to the confirmation. (INV-028…030, INV-033) */
export function BuyForm({
  fund,
  settings,
  accounts,
}: {
  fund: Fund
  settings: FundSettings
  /** The person's own bank accounts; undefined when they could not be read. */
  accounts: readonly FundAccount[] | undefined
}) {
  const { t } = useTranslation()
  const { number, dateLong } = useFormat()
  const [digits, setDigits] = useState(digitsIn(useLocation().state))
  const [accepted, setAccepted] = useState(false)
  const [met, setMet] = useState<Obstacle>()
  const [confirming, setConfirming] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const tick = useRef<HTMLInputElement>(null)
  const minimum = smallestPurchase(settings.min_amount)
  const amount = amountOf(digits)
  const settles = dateLong(settlementDay(new Date(), settings.cut_off), { weekday: true, year: false })
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    const obstacle = obstacleTo(amount, minimum, accepted)
    setMet(obstacle)
    if (obstacle === undefined) setConfirming(true)
    else (obstacle === 'terms' ? tick : field).current?.focus()
  }
  return (
    <form className={styles.form} onSubmit={goOn} noValidate>
      <AmountField
        label={t('buy.amount')}
        name="amount"
        value={digits}
        onChange={setDigits}
        minimum={minimum}
        error={met === 'empty' && digits === '' ? t('buy.empty') : undefined}
        inputRef={field}
      />
      <AmountChips value={digits} onChange={setDigits} minimum={minimum} />
      <Card>
        <KeyValues
          rows={[
            { key: t('buy.units'), value: t('units', { units: number(termsOf(amount ?? 0, fund.price).units) }) },
            { key: t('buy.settlement'), value: settles },
            ...(accounts?.length ? [{ key: t('buy.account'), value: <Accounts accounts={accounts} /> }] : []),
          ]}
        />
      </Card>
      {accounts?.length === 0 && (
        <Alert
          tone="w"
          action={
            <ButtonLink variant="tonal" size="s" to="/accounts">
              {t('buy.toAccounts')}
            </ButtonLink>
          }
        >
          {t('buy.noAccount')}
        </Alert>
      )}
      <Alert tone="w">{t('buy.ownAccount')}</Alert>
      {fund.ds_code === cardFund && <Alert tone="i">{t('buy.cardFund')}</Alert>}
      <Checkbox
        ref={tick}
        checked={accepted}
        onChange={(event) => setAccepted(event.target.checked)}
        error={met === 'terms' && !accepted ? t('buy.acceptFirst') : undefined}
      >
        {t('buy.accept')}
      </Checkbox>
      <Terms settings={settings} />
      <ActionBar>
        <MoneyButton type="submit" block>
          {t('buy.continue')}
        </MoneyButton>
      </ActionBar>
      {amount !== undefined && (
        <ConfirmPurchase
          open={confirming}
          onClose={() => setConfirming(false)}
          fund={fund}
          amount={amount}
          settles={settles}
        />
      )}
    </form>
  )
}

/** The accounts from which may be paid, one a line. (INV-029) */
function Accounts({ accounts }: { accounts: readonly FundAccount[] }) {
  return (
    <ul className={styles.accounts}>
      {accounts.map(({ id, bankName, accountNumber }) => (
        <li key={id} className={styles.account}>
          <span>{bankName}</span>
          <Code text={accountNumber} />
        </li>
      ))}
    </ul>
  )
}

/** The amount that another screen sends along, as when a payment failed: never in the address. */
function digitsIn(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('amount' in state)) return ''
  return Number.isSafeInteger(state.amount) && Number(state.amount) > 0 ? String(state.amount) : ''
}
