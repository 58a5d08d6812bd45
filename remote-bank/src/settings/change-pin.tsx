import { changePin } from '@sarv/shared/contract/bank-settings'
import { call, useFormat, usePlatform, useTranslation } from '@sarv/shared/platform'
import { CodeStep } from '@sarv/shared/stages/code-step'
import { OnlineButton } from '@sarv/shared/ui/actions/online-button'
import { TextInput } from '@sarv/shared/ui/fields/text-input'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { type FormEvent, useRef, useState } from 'react'
import { cardCodeLength, useCardCode } from '../card-code/use-card-code'
import { useRefusalOf } from '../card-code/use-refusal-of'
import { pinDigits, pinError } from './pin-rule'
import styles from './settings.module.css'

/** Sheet of a new PIN: typed twice, then confirmed by a code. It is kept nowhere. (BNK-073) */
export function ChangePin({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  // A code that is out outlives the sheet.
  const sent = useCardCode('PIN')
  return (
    <Sheet open={open} onClose={onClose} title={t('pin.title')}>
      {/* Closed, what was typed is gone. */}
      {open && <PinSteps sent={sent} onDone={onClose} />}
    </Sheet>
  )
}

function PinSteps({
  sent: { code, sending, request, resend, forget },
  onDone,
}: {
  sent: ReturnType<typeof useCardCode>
  onDone: () => void
}) {
  const { t } = useTranslation()
  const { toast } = usePlatform()
  const [pin, setPin] = useState<string>()
  const refusalOf = useRefusalOf()
  if (pin === undefined || code === undefined) {
    return (
      <PinForm
        sending={sending}
        onPin={async (typed) => {
          if (await request()) setPin(typed)
        }}
      />
    )
  }
  return (
    <CodeStep
      length={cardCodeLength}
      title={t('pin.code')}
      action={t('pin.save')}
      code={code}
      check={(typed) =>
        refusalOf(async () => {
          await call(changePin, { body: { code: typed, pin } })
          forget()
          toast(t('pin.done'))
          onDone()
        })
      }
      onResend={resend}
      resending={sending}
    />
  )
}

function PinForm({ sending, onPin }: { sending: boolean; onPin: (pin: string) => void }) {
  const { t } = useTranslation()
  const { digits } = useFormat()
  const [pin, setPin] = useState('')
  const [repeated, setRepeated] = useState('')
  const [tried, setTried] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)
  const error = pinError(pin, repeated)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (error === undefined) return onPin(pin)
    const field = error.field === 'pin' ? first : second
    field.current?.focus()
  }
  const sentence = tried && error ? t(error.message) : undefined
  return (
    <form className={styles.pin} onSubmit={submit} noValidate autoComplete="off">
      <p className={typography.secondary}>{t('pin.text')}</p>
      <TextInput
        ref={first}
        label={t('pin.new')}
        digits
        value={digits(pin)}
        onChange={({ target }) => setPin(pinDigits(target.value))}
        error={error?.field === 'pin' ? sentence : undefined}
      />
      <TextInput
        ref={second}
        label={t('pin.repeat')}
        digits
        value={digits(repeated)}
        onChange={({ target }) => setRepeated(pinDigits(target.value))}
        error={error?.field === 'repeat' ? sentence : undefined}
      />
      <OnlineButton type="submit" block loading={sending}>
        {t('pin.send')}
      </OnlineButton>
    </form>
  )
}
