import { type BankSetting, changeBankSetting } from '@sarv/shared/contract/bank-settings'
import { parseAmount } from '@sarv/shared/money/amount-field'
import { call, useFormat, useMutation, usePlatform, useQueryClient, useTranslation } from '@sarv/shared/platform'
import { minimumTransfer } from '@sarv/shared/rules/constants'
import { OnlineButton } from '@sarv/shared/ui/actions/online-button'
import { AmountField } from '@sarv/shared/ui/fields/amount-field'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { type FormEvent, useRef, useState } from 'react'
import { settingQuery } from './setting-query'
import styles from './settings.module.css'

/** Sheet of the card's daily limit, from one transfer up to what the bank allows. (BNK-073) */
export function DailyLimit({
  open,
  onClose,
  limits,
}: {
  open: boolean
  onClose: () => void
  limits: BankSetting['limits']
}) {
  const { t } = useTranslation()
  return (
    <Sheet open={open} onClose={onClose} title={t('setting.limit.title')}>
      {open && <LimitForm limits={limits} onDone={onClose} />}
    </Sheet>
  )
}

function LimitForm({ limits, onDone }: { limits: BankSetting['limits']; onDone: () => void }) {
  const { t } = useTranslation()
  const { rial } = useFormat()
  const { toast } = usePlatform()
  const queryClient = useQueryClient()
  const [digits, setDigits] = useState(String(limits.card_daily))
  const field = useRef<HTMLInputElement>(null)
  const amount = parseAmount(digits)
  const fits = amount !== undefined && amount >= minimumTransfer && amount <= limits.card_daily_max
  const change = useMutation({
    mutationFn: (card_daily: number) => call(changeBankSetting, { body: { card_daily } }),
    onSuccess(setting) {
      queryClient.setQueryData(settingQuery().queryKey, setting)
      toast(t('setting.limit.done'))
      onDone()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!fits) field.current?.focus()
    else if (!change.isPending) change.mutate(amount)
  }
  return (
    <form className={styles.limit} onSubmit={submit} noValidate>
      <AmountField
        label={t('setting.limit.label')}
        value={digits}
        onChange={setDigits}
        minimum={minimumTransfer}
        maximum={limits.card_daily_max}
        disabled={change.isPending}
        inputRef={field}
        toman
      />
      <p className={typography.secondary}>
        {t('setting.limit.text', { used: rial(limits.used_today), most: rial(limits.card_daily_max) })}
      </p>
      <OnlineButton type="submit" block disabled={!fits} loading={change.isPending}>
        {t('setting.limit.save')}
      </OnlineButton>
    </form>
  )
}
