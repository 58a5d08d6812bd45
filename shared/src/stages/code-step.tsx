import { useFormat, useTranslation } from '@sarv/shared/platform'
import { type ReactNode, useRef, useState } from 'react'
import { leftToRight } from '../text/left-to-right'
import { ActionBar } from '../ui/actions/action-bar'
import { OnlineButton } from '../ui/actions/online-button'
import { OtpField } from '../ui/fields/otp-field'
import { OtpResend } from '../ui/fields/otp-resend'
import { useOnline } from '../ui/network/use-online'
import styles from './code-step.module.css'
import { shortReceiver } from './short-receiver'

/** A code that is out, as the server told it. */
export interface CodeOut {
  /** A mobile number. */
  readonly receiver: string
  /** Seconds until another one may be sent. */
  readonly expire_seconds: number
  /** When the answer came, ms since 1970. */
  readonly sentAt: number
}

/**
 * The step of a flow in which a one-time code is typed (BNK-038, PMA-038): who it went to, the digits, the countdown to
 * another one, and a button that waits for the last digit, which sends the code by itself. A refused code is cleared and
 * its sentence stands in red under the boxes; a call that failed leaves it there for another press. While this stands
 * here it holds the shell's lock. It knows nothing of what the code confirms.
 * @example
 * <CodeStep length={contractCodeLength} title={t('code')} action={t('sign')} code={sent} onResend={send} resending={sending}
 *   check={async (otp_code) => refusalIn(await submit({ otp_code }))} />
 */
export function CodeStep({
  length,
  title,
  action,
  code,
  check,
  onResend,
  resending,
  end,
}: {
  length: number
  title: string
  /** What the button says. */
  action: string
  code: CodeOut
  /**
   * Takes the full code in ASCII digits; resolves with the sentence of a refusal, undefined when it was right. Rejects
   * where the call failed, which the shell has shown already.
   */
  check: (code: string) => Promise<string | undefined>
  onResend: () => void
  resending: boolean
  /** Content beside the countdown, such as a way back. */
  end?: ReactNode
}) {
  const { t } = useTranslation('ui')
  const { digits } = useFormat()
  const [typed, type] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [checking, setChecking] = useState(false)
  const busy = useRef(false)
  const online = useOnline()
  const send = async (full: string) => {
    if (busy.current || full.length < length || !online) return
    busy.current = true
    setChecking(true)
    try {
      const said = await check(full)
      setRefusal(said)
      if (said !== undefined) type('')
    } catch {
      // Shown by the shell; the digits stay for another press.
    } finally {
      busy.current = false
      setChecking(false)
    }
  }
  return (
    <form
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault()
        void send(typed)
      }}
    >
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.lead}>
          {t('otp.sentTo', { length: digits(length), receiver: leftToRight(digits(shortReceiver(code.receiver))) })}
        </p>
      </div>
      <OtpField
        length={length}
        value={typed}
        onChange={(next) => {
          type(next)
          setRefusal(undefined)
        }}
        onComplete={send}
        disabled={checking}
        error={refusal}
        autoFocus
      />
      <OtpResend
        // Another code is another countdown.
        key={code.sentAt}
        sentAt={code.sentAt}
        expireSeconds={code.expire_seconds}
        resending={resending}
        onResend={() => {
          type('')
          setRefusal(undefined)
          onResend()
        }}
        end={end}
      />
      <ActionBar>
        <OnlineButton type="submit" block disabled={typed.length < length} loading={checking}>
          {action}
        </OnlineButton>
      </ActionBar>
    </form>
  )
}
