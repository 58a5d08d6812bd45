import { failureKey, sentenceOf } from '@sarv/platform/client/api/read-failure'
import { useLock, useTranslation } from '@sarv/shared/platform'
import { OnlineButton } from '@sarv/shared/ui/actions/online-button'
import { TextInput } from '@sarv/shared/ui/fields/text-input'
import { stack } from '@sarv/shared/ui/layout/primitives'
import { Ticket } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useVoucher } from './use-voucher'
import { parseVoucherCode } from './voucher-code'

/** Longer than any code; the server says the rest. */
const maxCodeLength = 64

/**
 * Form of a voucher's code: redeems it and opens /voucher/receipt; a refusal stands in red under the field, and the code
 * stays. (BNK-035, BNK-036, BNK-038, VAL-16, ERR-22)
 * @example <Sheet open={open} onClose={close} title={t('voucher.title')}><VoucherForm /></Sheet>
 */
export function VoucherForm({ forCard = false }: { forCard?: boolean }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { redeem, redeeming, error, reset } = useVoucher({ forCard })
  useLock(redeeming)
  const parsed = parseVoucherCode(typed)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (parsed.code === undefined || redeeming) return
    await redeem(parsed.code)
    field.current?.focus()
  }
  const refusal = error ? (sentenceOf(error) ?? t(`ui:failure.${failureKey(error)}`)) : undefined
  return (
    <form className={stack[20]} onSubmit={submit} noValidate>
      <TextInput
        ref={field}
        label={t('voucher.code')}
        help={t('voucher.help')}
        error={refusal ?? (parsed.code === undefined && parsed.error ? t(parsed.error) : undefined)}
        icon={Ticket}
        dir="auto"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={maxCodeLength}
        readOnly={redeeming}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          reset()
        }}
      />
      <OnlineButton type="submit" block disabled={parsed.code === undefined} loading={redeeming}>
        {t('voucher.submit')}
      </OnlineButton>
    </form>
  )
}
