import { today } from '@sarv/shared/calendar/days'
import { settlementDay } from '@sarv/shared/calendar/settlement'
import type { FundAccount } from '@sarv/shared/contract/fund-accounts'
import type { Sale } from '@sarv/shared/contract/fund-orders'
import type { UserFund } from '@sarv/shared/contract/funds'
import type { FundSettings } from '@sarv/shared/contract/settings'
import { noDraft, useDraft } from '@sarv/shared/drafts/use-draft'
import { parseAmount } from '@sarv/shared/money/amount-field'
import { filledIn } from '@sarv/shared/money/filled-in'
import { maskNumber } from '@sarv/shared/money/mask-number'
import { useFormat, useLocation, useTranslation } from '@sarv/shared/platform'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { MoneyButton } from '@sarv/shared/ui/actions/money-button'
import { Code } from '@sarv/shared/ui/data/code'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { ChipGroup } from '@sarv/shared/ui/fields/chip-group'
import { Card } from '@sarv/shared/ui/layout/card'
import { type FormEvent, useRef, useState } from 'react'
import { ConfirmSale } from './confirm-sale'
import { FeeTable } from './fee-table'
import { PayoutAccountPicker } from './payout-account-picker'
import { emptySale, parseSaleDraft, type SaleDraft } from './sale-draft'
import { estimateSale, type Holding, type SaleInput } from './sale-estimate'
import { SaleField } from './sale-field'
import { type SaleError, validateSale } from './sale-validation'
import styles from './sell.module.css'

/** Sale form: units or amount, payout account, estimate and fees; submitting opens the confirmation. (INV-034) */
export function SellForm({
  own,
  holding,
  settings,
  accounts,
}: {
  own: Pick<UserFund, 'ds_code' | 'fund_name'>
  holding: Holding
  settings: FundSettings
  /** The person's own bank accounts, the default one first. */
  accounts: readonly FundAccount[]
}) {
  const { t } = useTranslation()
  const { number, rial, day } = useFormat()
  const asked = askedSale(useLocation().state)
  const kept = asked === undefined ? parseSaleDraft : noDraft
  const { typed: draft, change, discard } = useDraft(`sell-${own.ds_code}`, asked ?? emptySale, kept)
  const { by, digits } = draft
  const [chosen, setChosen] = useState<number>()
  const [shownError, setShownError] = useState<SaleError>()
  const [confirming, setConfirming] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const usable = accounts.filter(({ usable_from }) => !usable_from)
  const account = usable.find(({ id }) => id === chosen) ?? usable[0]
  const typed = parseAmount(digits)
  const input = { by, typed }
  const error = validateSale(input, holding, account?.id)
  const estimate = estimateSale(input, holding, settings.fee_bands, today())
  const settles = day(settlementDay(new Date(), settings.cut_off), { weekday: true })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setShownError(error)
    if (error === undefined) setConfirming(true)
    else if (error !== 'account') field.current?.focus()
  }
  const choose = (next: SaleInput['by']) => {
    change({ by: next, digits: '' })
    setShownError(undefined)
  }
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <ChipGroup
        label={t('sell.by')}
        fill
        options={[
          { value: 'units', label: t('sell.byUnits') },
          { value: 'amount', label: t('sell.byAmount') },
        ]}
        value={by}
        onChange={choose}
      />
      <SaleField
        by={by}
        digits={digits}
        onChange={(next) => change({ by, digits: next })}
        holding={holding}
        units={estimate.units}
        error={
          error === 'too-many' || (error === 'zero' && shownError) ? error : digits === '' ? shownError : undefined
        }
        inputRef={field}
        onAll={() => change({ by: 'units', digits: String(holding.available) })}
      />
      <PayoutAccountPicker accounts={accounts} chosen={account?.id} onChoose={setChosen} />
      <Card>
        <KeyValues
          rows={[
            { key: t('sell.sold'), value: t('units', { units: number(estimate.units) }) },
            { key: t('sell.value'), value: rial(estimate.worth) },
            { key: t('sell.fee'), value: estimate.fee === 0 ? t('sell.noFee') : rial(estimate.fee) },
            { key: t('sell.net'), value: rial(estimate.net) },
            { key: t('sell.settlement'), value: settles },
          ]}
        />
        <p className={styles.caption}>{t('sell.later')}</p>
      </Card>
      <FeeTable rows={estimate.feeRows} />
      <ActionBar>
        <MoneyButton type="submit" block disabled={account === undefined}>
          {t('sell.continue')}
        </MoneyButton>
      </ActionBar>
      {account && typed !== undefined && (
        <ConfirmSale
          open={confirming}
          onClose={() => setConfirming(false)}
          onSold={discard}
          fundName={own.fund_name}
          sale={toSaleBody(own.ds_code, input, account.id)}
          estimate={estimate}
          account={
            <>
              {account.bankName} <Code text={maskNumber(account.iban)} />
            </>
          }
          settles={settles}
        />
      )}
    </form>
  )
}

/** What the page before filled in, which takes precedence over a draft. (SUP-029) */
function askedSale(state: unknown): SaleDraft | undefined {
  const [units, amount] = [filledIn(state, 'units'), filledIn(state, 'amount')]
  if (units !== '') return { by: 'units', digits: units }
  return amount === '' ? undefined : { by: 'amount', digits: amount }
}

function toSaleBody(ds_code: string, { by, typed = 0 }: SaleInput, bank_account_id: number): Sale {
  return { side: 'SELL', ds_code, ...(by === 'units' ? { units: typed } : { amount: typed }), bank_account_id }
}
