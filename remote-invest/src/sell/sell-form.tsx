import { today } from '@sarv/shared/calendar/days'
import { settlementDay } from '@sarv/shared/calendar/settlement'
import type { FundAccount } from '@sarv/shared/contract/fund-accounts'
import type { Sale } from '@sarv/shared/contract/fund-orders'
import type { UserFund } from '@sarv/shared/contract/funds'
import type { FundSettings } from '@sarv/shared/contract/settings'
import { amountOf } from '@sarv/shared/money/amount-field'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { ActionBar } from '@sarv/shared/ui/action-bar'
import { Card } from '@sarv/shared/ui/card'
import { ChipGroup } from '@sarv/shared/ui/chip-group'
import { KeyValues } from '@sarv/shared/ui/key-values'
import { MoneyButton } from '@sarv/shared/ui/money-button'
import { type FormEvent, useRef, useState } from 'react'
import { AccountChoice } from './account-choice'
import { ConfirmSale } from './confirm-sale'
import { FeeTable } from './fee-table'
import { SaleField } from './sale-field'
import { type Obstacle, obstacleTo, type SaleWish, type Stock, termsOf } from './sale-terms'
import styles from './sell.module.css'

/** How much of the fund is sold and where the money goes, with what comes of it; goes on to the confirmation. (INV-034) */
export function SellForm({
  own,
  stock,
  settings,
  accounts,
}: {
  own: Pick<UserFund, 'ds_code' | 'fund_name'>
  stock: Stock
  settings: FundSettings
  /** The person's own bank accounts, the default one first. */
  accounts: readonly FundAccount[]
}) {
  const { t } = useTranslation()
  const { number, rial, dateLong } = useFormat()
  const [by, setBy] = useState<SaleWish['by']>('units')
  const [digits, setDigits] = useState('')
  const [chosen, setChosen] = useState<number>()
  const [met, setMet] = useState<Obstacle>()
  const [confirming, setConfirming] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const account = accounts.find(({ id }) => id === chosen) ?? accounts[0]
  const typed = amountOf(digits)
  const wish = { by, typed }
  const obstacle = obstacleTo(wish, stock, account?.id)
  const terms = termsOf(wish, stock, settings.fee_bands, today())
  const settles = dateLong(settlementDay(new Date(), settings.cut_off), { weekday: true, year: false })
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    setMet(obstacle)
    if (obstacle === undefined) setConfirming(true)
    else if (obstacle !== 'account') field.current?.focus()
  }
  const choose = (next: SaleWish['by']) => {
    setBy(next)
    setDigits('')
    setMet(undefined)
  }
  return (
    <form className={styles.form} onSubmit={goOn} noValidate>
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
        onChange={setDigits}
        stock={stock}
        units={terms.units}
        obstacle={obstacle === 'too-many' || (obstacle === 'zero' && met) ? obstacle : digits === '' ? met : undefined}
        inputRef={field}
        onAll={() => {
          setBy('units')
          setDigits(String(stock.free))
        }}
      />
      <AccountChoice accounts={accounts} chosen={account?.id} onChoose={setChosen} />
      <Card>
        <KeyValues
          rows={[
            { key: t('sell.sold'), value: t('units', { units: number(terms.units) }) },
            { key: t('sell.value'), value: rial(terms.worth) },
            { key: t('sell.fee'), value: terms.fee === 0 ? t('sell.noFee') : rial(terms.fee) },
            { key: t('sell.net'), value: rial(terms.net) },
            { key: t('sell.settlement'), value: settles },
          ]}
        />
        <p className={styles.caption}>{t('sell.later')}</p>
      </Card>
      <FeeTable ages={terms.ages} />
      <ActionBar>
        <MoneyButton type="submit" block disabled={accounts.length === 0}>
          {t('sell.continue')}
        </MoneyButton>
      </ActionBar>
      {account && typed !== undefined && (
        <ConfirmSale
          open={confirming}
          onClose={() => setConfirming(false)}
          fundName={own.fund_name}
          sale={saleOf(own.ds_code, wish, account.id)}
          terms={terms}
          account={
            <>
              {account.bankName} <bdi dir="ltr">{account.iban}</bdi>
            </>
          }
          settles={settles}
        />
      )}
    </form>
  )
}

function saleOf(ds_code: string, { by, typed = 0 }: SaleWish, bank_account_id: number): Sale {
  return { side: 'SELL', ds_code, ...(by === 'units' ? { units: typed } : { amount: typed }), bank_account_id }
}
