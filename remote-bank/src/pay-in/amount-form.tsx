import { parseAmount } from '@sarv/shared/money/amount-field'
import { useLock, useTranslation } from '@sarv/shared/platform'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { MoneyButton } from '@sarv/shared/ui/actions/money-button'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { AmountChips } from '@sarv/shared/ui/fields/amount-chips'
import { AmountField } from '@sarv/shared/ui/fields/amount-field'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import styles from './pay-in.module.css'

/** Form of an amount that is paid at a gateway: the amount with its chips, notes, and one button. (BNK-070, BNK-077) */
export function AmountForm({
  label,
  minimum,
  initial,
  chips,
  requesting,
  onRequest,
  children,
}: {
  label: string
  /** Rial. */
  minimum: number
  /** Rial; what stands in the field at first. */
  initial?: number
  /** Rial. */
  chips?: readonly number[]
  requesting: boolean
  onRequest: (amount: number) => void
  /** Notes under the amount. */
  children?: ReactNode
}) {
  const { t } = useTranslation()
  const [digits, setDigits] = useState(initial === undefined ? '' : String(initial))
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useLock(requesting)
  const amount = parseAmount(digits)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (amount === undefined || amount < minimum) field.current?.focus()
    else onRequest(amount)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <AmountField
        label={label}
        name="amount"
        value={digits}
        onChange={setDigits}
        minimum={minimum}
        error={tried && digits === '' ? t('payIn.empty') : undefined}
        disabled={requesting}
        inputRef={field}
      />
      <AmountChips value={digits} onChange={setDigits} minimum={minimum} amounts={chips} />
      {children}
      <Alert tone="w">{t('payIn.own')}</Alert>
      <ActionBar>
        <MoneyButton type="submit" block loading={requesting}>
          {t('payIn.continue')}
        </MoneyButton>
      </ActionBar>
    </form>
  )
}
