import { useConfirmedMutation } from '@sarv/shared/confirmation/use-confirmed-mutation'
import { type BankSetting, changeBankSetting } from '@sarv/shared/contract/bank-settings'
import { parseAmount } from '@sarv/shared/money/amount-field'
import { call, useFormat, usePlatform, useQueryClient, useTranslation } from '@sarv/shared/platform'
import { minimumTransfer } from '@sarv/shared/rules/constants'
import { OnlineButton } from '@sarv/shared/ui/actions/online-button'
import { AmountField } from '@sarv/shared/ui/fields/amount-field'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { type FormEvent, useRef, useState } from 'react'
import { settingQuery } from './setting-query'
import styles from './settings.module.css'

/** Sheet of the card's daily limit, from one transfer up to what the bank allows; a higher one takes a code. (BNK-073, PLT-080) */
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
  const { toast } = usePlatform()
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState<string>()
  const close = () => {
    setTyped(undefined)
    onClose()
  }
  const change = useConfirmedMutation({
    mutationFn: (card_daily: number, confirmed) => call(changeBankSetting, { body: { card_daily }, ...confirmed }),
    onSuccess(setting) {
      queryClient.setQueryData(settingQuery().queryKey, setting)
      toast(t('setting.limit.done'))
      close()
    },
  })
  return (
    <>
      <Sheet open={open && !change.isAsking} onClose={close} title={t('setting.limit.title')}>
        {open && (
          <LimitForm
            limits={limits}
            digits={typed ?? String(limits.card_daily)}
            onType={setTyped}
            saving={change.isPending}
            onSave={change.mutate}
          />
        )}
      </Sheet>
      {change.sheet}
    </>
  )
}

function LimitForm({
  limits,
  digits,
  onType,
  saving,
  onSave,
}: {
  limits: BankSetting['limits']
  digits: string
  onType: (digits: string) => void
  saving: boolean
  onSave: (limit: number) => void
}) {
  const { t } = useTranslation()
  const { rial } = useFormat()
  const field = useRef<HTMLInputElement>(null)
  const amount = parseAmount(digits)
  const fits = amount !== undefined && amount >= minimumTransfer && amount <= limits.card_daily_max
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!fits) field.current?.focus()
    else if (!saving) onSave(amount)
  }
  return (
    <form className={styles.limit} onSubmit={submit} noValidate>
      <AmountField
        label={t('setting.limit.label')}
        value={digits}
        onChange={onType}
        minimum={minimumTransfer}
        maximum={limits.card_daily_max}
        disabled={saving}
        inputRef={field}
        toman
      />
      <p className={typography.secondary}>
        {t('setting.limit.text', { used: rial(limits.used_today), most: rial(limits.card_daily_max) })}
      </p>
      <OnlineButton type="submit" block disabled={!fits} loading={saving}>
        {t('setting.limit.save')}
      </OnlineButton>
    </form>
  )
}
