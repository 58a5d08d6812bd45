import { settlementDay } from '@sarv/shared/calendar/settlement'
import type { FundAccount } from '@sarv/shared/contract/fund-accounts'
import type { Fund } from '@sarv/shared/contract/funds'
import type { FundSettings } from '@sarv/shared/contract/settings'
import { noDraft, parseDigits, useDraft } from '@sarv/shared/drafts/use-draft'
import { parseAmount } from '@sarv/shared/money/amount-field'
import { filledIn } from '@sarv/shared/money/filled-in'
import { maskNumber } from '@sarv/shared/money/mask-number'
import { GatewayLimitAlert } from '@sarv/shared/payment/gateway-limit-alert'
import { useFormat, useLocation, useTranslation } from '@sarv/shared/platform'
import { cardFund, cardFundDays } from '@sarv/shared/rules/constants'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { Button, ButtonLink } from '@sarv/shared/ui/actions/button'
import { MoneyButton } from '@sarv/shared/ui/actions/money-button'
import { Code } from '@sarv/shared/ui/data/code'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { AmountChips } from '@sarv/shared/ui/fields/amount-chips'
import { AmountField } from '@sarv/shared/ui/fields/amount-field'
import { Checkbox } from '@sarv/shared/ui/fields/checkbox'
import { showInvalid } from '@sarv/shared/ui/fields/show-invalid'
import { Card } from '@sarv/shared/ui/layout/card'
import { stack } from '@sarv/shared/ui/layout/primitives'
import { type FormEvent, useRef, useState } from 'react'
import styles from './buy-form.module.css'
import { ConfirmPurchase } from './confirm-purchase'
import { FundTermsSheet } from './fund-terms-sheet'
import { estimatePurchase } from './purchase-estimate'
import { minimumPurchase, type PurchaseError, validatePurchase } from './purchase-validation'

/** Purchase form: amount, estimate, accounts and terms; submitting opens the confirmation. (INV-028…030, INV-033) */
export function BuyForm({
  fund,
  settings,
  accounts,
  lastAmount,
  forCard,
}: {
  fund: Fund
  settings: FundSettings
  /** The person's own bank accounts; undefined when they could not be read. */
  accounts: readonly FundAccount[] | undefined
  /** What the person bought of this fund last, in rial; undefined when nothing is known of it. */
  lastAmount: number | undefined
  /** Bought for the minimum of the card. (D-46) */
  forCard: boolean
}) {
  const { t } = useTranslation()
  const { number, day } = useFormat()
  const before = filledIn(useLocation().state, 'amount')
  const remembered = lastAmount === undefined ? '' : String(lastAmount)
  const draft = useDraft(`buy-${fund.ds_code}`, before || remembered, before === '' ? parseDigits : noDraft)
  const { typed: digits, change: setDigits } = draft
  const [accepted, setAccepted] = useState(false)
  const [error, setError] = useState<PurchaseError>()
  const [confirming, setConfirming] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const tick = useRef<HTMLInputElement>(null)
  const minimum = minimumPurchase(settings.min_amount)
  const amount = parseAmount(digits)
  const { units } = estimatePurchase(amount ?? 0, fund.price)
  const settles = day(settlementDay(new Date(), settings.cut_off), { weekday: true })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found = validatePurchase(amount, { minimum, maximum: settings.max_payment }, accepted)
    setError(found)
    if (found === undefined) setConfirming(true)
    else showInvalid((found === 'terms' ? tick : field).current)
  }
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <AmountField
        label={t('buy.amount')}
        name="amount"
        value={digits}
        onChange={setDigits}
        minimum={minimum}
        maximum={settings.max_payment}
        error={error === 'empty' && digits === '' ? t('buy.empty') : undefined}
        inputRef={field}
        toman
      />
      {digits === remembered && before === '' && digits !== '' && (
        <p className={styles.remembered}>
          {t('buy.remembered')}
          <Button
            variant="ghost"
            size="s"
            onClick={() => {
              setDigits('')
              field.current?.focus()
            }}
          >
            {t('buy.clear')}
          </Button>
        </p>
      )}
      <GatewayLimitAlert
        amount={amount}
        limit={settings.max_payment}
        way={(count) => t('buy.byPurchases', { count })}
        onTake={(limit) => setDigits(String(limit))}
      />
      <AmountChips value={digits} onChange={setDigits} minimum={minimum} />
      <Card>
        <KeyValues
          rows={[
            {
              key: t('buy.units'),
              value: t('units', { units: number(units) }),
            },
            { key: t('buy.fee'), value: t('buy.noFee') },
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
      {fund.ds_code === cardFund && <Alert tone="i">{t('buy.cardFund', { days: number(cardFundDays) })}</Alert>}
      <Checkbox
        ref={tick}
        checked={accepted}
        onChange={(event) => setAccepted(event.target.checked)}
        error={error === 'terms' && !accepted ? t('buy.acceptFirst') : undefined}
      >
        {t('buy.accept')}
      </Checkbox>
      <FundTermsSheet settings={settings} />
      <ActionBar>
        <MoneyButton type="submit" block disabled={accounts?.length === 0}>
          {t('buy.continue')}
        </MoneyButton>
      </ActionBar>
      {amount !== undefined && (
        <ConfirmPurchase
          open={confirming}
          onClose={() => setConfirming(false)}
          onBought={draft.discard}
          fund={fund}
          amount={amount}
          settles={settles}
          methods={settings.payment_methods}
          forCard={forCard}
        />
      )}
    </form>
  )
}

/** List of the bank accounts that may pay, told apart by their last places. (INV-029, D-52) */
function Accounts({ accounts }: { accounts: readonly FundAccount[] }) {
  return (
    <ul className={stack[4]}>
      {accounts.map(({ id, bankName, accountNumber }) => (
        <li key={id} className={styles.account}>
          <span>{bankName}</span>
          <Code text={maskNumber(accountNumber)} />
        </li>
      ))}
    </ul>
  )
}
