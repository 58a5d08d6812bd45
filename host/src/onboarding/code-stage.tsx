import { sentenceOf } from '@sarv/platform/client/api/read-failure'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { loginCodeLength } from '@sarv/shared/rules/constants'
import { shortReceiver } from '@sarv/shared/stages/short-receiver'
import { leftToRight } from '@sarv/shared/text/left-to-right'
import { OtpField } from '@sarv/shared/ui/fields/otp-field'
import { OtpResend } from '@sarv/shared/ui/fields/otp-resend'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { useState } from 'react'
import styles from './onboarding.module.css'
import type { SentCode } from './onboarding-flow'
import { useConfirmIdentity, useSendCode } from './onboarding-queries'

/** Level 0, second half: the field of the registry's one-time code; its last digit submits it (HST-053, VAL-09). */
export function CodeStage({
  sent,
  mobile,
  onSent,
}: {
  sent: SentCode
  mobile: string
  onSent: (sent: SentCode) => void
}) {
  const { t } = useTranslation('host')
  const { digits } = useFormat()
  const [code, setCode] = useState('')
  const confirm = useConfirmIdentity()
  const resend = useSendCode(onSent)
  const check = (full: string) =>
    confirm.mutate({ national_code: sent.nationalCode, code: full }, { onError: () => setCode('') })
  const failed = [confirm, resend].find((one) => one.isError)
  const error = failed && (sentenceOf(failed.error) ?? t('onboarding.codeFailed'))
  return (
    <div className={styles.form}>
      <div>
        <h2 className={typography.title}>{t('onboarding.code')}</h2>
        <p className={styles.lead}>
          {t('onboarding.codeSentTo', { receiver: leftToRight(digits(shortReceiver(mobile))) })}
        </p>
      </div>
      <OtpField
        length={loginCodeLength}
        value={code}
        onChange={setCode}
        onComplete={check}
        disabled={confirm.isPending || confirm.isSuccess}
        error={code === '' ? error : undefined}
        autoFocus
      />
      <OtpResend
        sentAt={sent.sentAt}
        expireSeconds={sent.seconds}
        resending={resend.isPending}
        onResend={() => {
          confirm.reset()
          resend.mutate(sent.nationalCode)
        }}
      />
    </div>
  )
}
