import { sentenceOf } from '@sarv/platform/client/api/read-failure'
import { useTranslation } from '@sarv/shared/platform'
import { referralCode } from '@sarv/shared/rules/referral-code'
import { required } from '@sarv/shared/rules/required'
import { normalizeCode } from '@sarv/shared/text/digits'
import { OnlineButton } from '@sarv/shared/ui/actions/online-button'
import { pasteCode } from '@sarv/shared/ui/fields/paste-code'
import { TextInput } from '@sarv/shared/ui/fields/text-input'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useServices } from '../services/services'
import styles from './referral.module.css'
import { useRegisterCode } from './referral-queries'

/** The form for a friend's referral code (VAL-17); it shows the result itself (ERR-15, ERR-16). */
export function RegisterCode({ onDone, end }: { onDone?: () => void; end?: ReactNode }) {
  const { t } = useTranslation('host')
  const { bus } = useServices()
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const register = useRegisterCode(() => {
    bus.emit('toasted', { message: t('referral.done') })
    onDone?.()
  })
  const error = required(typed) ?? referralCode(normalizeCode(typed))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (error === undefined) register.mutate(normalizeCode(typed))
    else field.current?.focus()
  }
  const serverError = register.isError
    ? [t('referral.failed'), sentenceOf(register.error)].filter(Boolean).join(' ')
    : undefined
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        ref={field}
        label={t('referral.friendCode')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={12}
        onPaste={pasteCode}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          register.reset()
        }}
        error={tried && error ? t(error) : serverError}
      />
      <OnlineButton type="submit" block variant="tonal" loading={register.isPending}>
        {t('referral.register')}
      </OnlineButton>
      {end}
    </form>
  )
}
