import { useFormat, useTranslation } from '@sarv/shared/platform'
import { cardPasswordLength } from '@sarv/shared/rules/constants'
import type { CodeOut } from '@sarv/shared/stages/code-step'
import { shortReceiver } from '@sarv/shared/stages/short-receiver'
import { leftToRight } from '@sarv/shared/text/left-to-right'
import { OnlineButton } from '@sarv/shared/ui/actions/online-button'
import { OtpField } from '@sarv/shared/ui/fields/otp-field'
import { OtpResend } from '@sarv/shared/ui/fields/otp-resend'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { MessageSquare } from 'lucide-react'
import styles from './transfer.module.css'

/** The second password: sent at a press, read out of the message where the browser can, with its countdown. (BNK-061, U12) */
export function SecondPassword({
  sent,
  sending,
  onSend,
  value,
  onChange,
  missing,
}: {
  /** The last one; undefined while none was sent. */
  sent: CodeOut | undefined
  sending: boolean
  onSend: () => void
  value: string
  onChange: (digits: string) => void
  /** It is not there yet, and the form was pressed. */
  missing: boolean
}) {
  const { t } = useTranslation()
  const { digits } = useFormat()
  return (
    <fieldset className={styles.password}>
      <legend className={styles.legend}>{t('transfer.password')}</legend>
      {sent === undefined ? (
        <>
          <OnlineButton block variant="tonal" icon={MessageSquare} loading={sending} onClick={onSend}>
            {t('transfer.sendPassword')}
          </OnlineButton>
          <p role="alert" className={typography.error}>
            {missing && t('transfer.passwordFirst')}
          </p>
        </>
      ) : (
        <>
          <p className={typography.secondary}>
            {t('ui:otp.sentTo', {
              length: digits(cardPasswordLength),
              receiver: leftToRight(digits(shortReceiver(sent.receiver))),
            })}
          </p>
          <OtpField
            length={cardPasswordLength}
            value={value}
            onChange={onChange}
            onComplete={() => undefined}
            autoFocus
            {...(missing && { error: t('ui:rules.code') })}
          />
          <OtpResend
            key={sent.sentAt}
            sentAt={sent.sentAt}
            expireSeconds={sent.expire_seconds}
            resending={sending}
            onResend={onSend}
          />
        </>
      )}
    </fieldset>
  )
}
