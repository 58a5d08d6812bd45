import { useTranslation } from '@sarv/shared/platform'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { resendAt } from '../data/countdown'
import { CountdownText, useSecondsLeft } from '../data/countdown-text'
import { useOnline } from '../network/use-online'
import styles from './otp-resend.module.css'

/**
 * The countdown under an OTP field; at 0:00 it becomes the button that sends another code (PLT-051).
 * @example <OtpResend sentAt={sentAt} expireSeconds={reply.expire_seconds} onResend={send} resending={sending} />
 */
export function OtpResend({
  sentAt,
  expireSeconds,
  onResend,
  resending = false,
  end,
}: {
  /** ms since 1970. */
  sentAt: number
  /** Seconds as the server said; 1:59 without them. */
  expireSeconds?: number
  onResend: () => void
  resending?: boolean
  /** Such as «تغییر شماره». */
  end?: ReactNode
}) {
  const { t } = useTranslation('ui')
  const online = useOnline()
  const left = useSecondsLeft(resendAt(sentAt, expireSeconds))
  return (
    <div className={styles.row}>
      {left > 0 ? (
        <p className={styles.wait}>
          <Clock size={20} strokeWidth={1.75} aria-hidden />
          <span>
            {t('otp.resendIn')} <CountdownText seconds={left} />
          </span>
        </p>
      ) : (
        <button
          type="button"
          className={styles.again}
          disabled={!online}
          aria-disabled={resending || undefined}
          onClick={() => {
            if (!resending) onResend()
          }}
        >
          {t('otp.resend')}
        </button>
      )}
      {end}
    </div>
  )
}
