import { useFormat, useTranslation } from '@sarv/shared/platform'
import { cardPasswordLength } from '@sarv/shared/rules/constants'
import type { CodeOut } from '@sarv/shared/stages/code-step'
import { shortReceiver } from '@sarv/shared/stages/short-receiver'
import { leftToRight } from '@sarv/shared/text/left-to-right'
import { OtpField } from '@sarv/shared/ui/fields/otp-field'
import { OtpResend } from '@sarv/shared/ui/fields/otp-resend'
import { typography } from '@sarv/shared/ui/layout/primitives'
import styles from './transfer.module.css'

/** The second password that was sent: read out of the message where the browser can, with its countdown; its last digit sends. (BNK-061, U12) */
export function SecondPassword({
  sent,
  resending,
  onResend,
  value,
  onChange,
  onComplete,
  missing,
  disabled,
}: {
  sent: CodeOut
  resending: boolean
  onResend: () => void
  value: string
  onChange: (digits: string) => void
  onComplete: (digits: string) => void
  /** It is not whole yet, and the button was pressed. */
  missing: boolean
  disabled: boolean
}) {
  const { t } = useTranslation()
  const { digits } = useFormat()
  return (
    <fieldset className={styles.password}>
      <legend className={styles.legend}>{t('transfer.password')}</legend>
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
        onComplete={onComplete}
        disabled={disabled}
        autoFocus
        {...(missing && { error: t('ui:rules.code') })}
      />
      <OtpResend
        key={sent.sentAt}
        sentAt={sent.sentAt}
        expireSeconds={sent.expire_seconds}
        resending={resending}
        onResend={onResend}
      />
    </fieldset>
  )
}
