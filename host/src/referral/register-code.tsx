import { sentenceOf } from '@sarv/shared/api/read-failure'
import { codeOf } from '@sarv/shared/i18n/digits'
import { useTranslation } from '@sarv/shared/platform'
import { referralCode } from '@sarv/shared/rules/referral-code'
import { required } from '@sarv/shared/rules/required'
import { Button } from '@sarv/shared/ui/button'
import { TextInput } from '@sarv/shared/ui/text-input'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useServices } from '../services'
import styles from './referral.module.css'
import { useRegisterCode } from './referral-queries'

/** Says who invited the person (VAL-17); how it went is told here and nowhere else (ERR-15, ERR-16). */
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
  const problem = required(typed) ?? referralCode(codeOf(typed))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problem === undefined) register.mutate(codeOf(typed))
    else field.current?.focus()
  }
  const refused = register.isError
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
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          register.reset()
        }}
        error={tried && problem ? t(problem) : refused}
      />
      <Button type="submit" block variant="tonal" loading={register.isPending}>
        {t('referral.register')}
      </Button>
      {end}
    </form>
  )
}
