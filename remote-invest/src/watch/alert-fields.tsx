import type { Fund } from '@sarv/shared/contract/funds'
import { useTranslation } from '@sarv/shared/platform'
import { ChipGroup } from '@sarv/shared/ui/fields/chip-group'
import { SelectInput } from '@sarv/shared/ui/fields/select-input'
import { TextInput } from '@sarv/shared/ui/fields/text-input'
import type { Ref } from 'react'
import { alertPeriods, currentValue } from './alert-threshold'
import { useAlertFigure } from './alert-words'
import type { TypedAlert } from './use-alert-draft'
import styles from './watch.module.css'

/** Fields of an alert: price or the return of a period, above or below, and the threshold beside the value of now. */
export function AlertFields({
  ref,
  fund,
  typed: { measure, direction, text },
  onChange,
  error,
}: {
  ref: Ref<HTMLInputElement>
  fund: Fund
  typed: TypedAlert
  onChange: (part: Partial<TypedAlert>) => void
  error: string | undefined
}) {
  const { t } = useTranslation()
  const figure = useAlertFigure()
  const kind = measure === 'PRICE' ? 'price' : 'return'
  const now = currentValue(fund, measure)
  const periods = alertPeriods.filter(([period]) => fund[period] !== null)
  const [longest] = periods
  const choose = (next: 'price' | 'return') => {
    if (next === kind) return
    // A price says nothing of a return.
    onChange({ measure: next === 'price' || !longest ? 'PRICE' : longest[0], text: '' })
  }
  return (
    <div className={styles.form}>
      <ChipGroup
        fill
        label={t('investWatch:alert.measure')}
        value={kind}
        onChange={choose}
        options={[
          { value: 'price', label: t('investWatch:alert.price') },
          { value: 'return', label: t('investWatch:alert.return'), disabled: !longest },
        ]}
      />
      {measure !== 'PRICE' && (
        <SelectInput
          label={t('investWatch:alert.period')}
          options={periods.map(([value, range]) => ({ value, label: t(`range.${range}`) }))}
          value={measure}
          onChange={(event) => {
            const chosen = periods.find(([period]) => period === event.target.value)
            if (chosen) onChange({ measure: chosen[0] })
          }}
        />
      )}
      <ChipGroup
        fill
        label={t('investWatch:alert.direction')}
        value={direction}
        onChange={(next) => onChange({ direction: next })}
        options={(['ABOVE', 'BELOW'] as const).map((value) => ({ value, label: t(`investWatch:alert.${value}`) }))}
      />
      <TextInput
        ref={ref}
        digits
        // A return can be negative, and keyboards of digits have no sign.
        inputMode={measure === 'PRICE' ? 'numeric' : 'text'}
        maxLength={20}
        label={t(`investWatch:alert.${kind}Limit`)}
        suffix={t(`investWatch:alert.${measure === 'PRICE' ? 'rial' : 'percent'}`)}
        help={now !== null && t('investWatch:alert.now', { value: figure(measure, now) })}
        value={text}
        onChange={(event) => onChange({ text: event.target.value })}
        error={error}
      />
    </div>
  )
}
