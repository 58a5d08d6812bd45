import { sentenceOf } from '@sarv/platform/client/api/read-failure'
import { noDraft, useDraft } from '@sarv/shared/drafts/use-draft'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { nationalCode } from '@sarv/shared/rules/digits-only'
import { required } from '@sarv/shared/rules/required'
import { shortReceiver } from '@sarv/shared/stages/short-receiver'
import { normalizeCode } from '@sarv/shared/text/digits'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { OnlineButton } from '@sarv/shared/ui/actions/online-button'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { TextInput } from '@sarv/shared/ui/fields/text-input'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { type FormEvent, useRef, useState } from 'react'
import styles from './onboarding.module.css'
import { parseNationalCode, type SentCode } from './onboarding-flow'
import { useSendCode } from './onboarding-queries'

/** Level 0: the form of the national code; the registry then sends a one-time code (HST-053, VAL-05). */
export function IdentityStage({
  known,
  mobile,
  onSent,
}: {
  /** The initial value: from the sign-up, or from before the back button. */
  known: string
  mobile: string
  onSent: (sent: SentCode) => void
}) {
  const { t } = useTranslation('host')
  const { digits } = useFormat()
  const { typed, change, discard } = useDraft('identity', known, known === '' ? parseNationalCode : noDraft)
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const send = useSendCode((sent) => {
    discard()
    onSent(sent)
  })
  const error = required(typed) ?? nationalCode(normalizeCode(typed))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (error === undefined) send.mutate(normalizeCode(typed))
    else field.current?.focus()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div>
        <h2 className={typography.title}>{t('onboarding.identity')}</h2>
        <p className={styles.lead}>
          {t('onboarding.identityText')}{' '}
          <bdi dir="ltr" translate="no">
            {digits(shortReceiver(mobile))}
          </bdi>
        </p>
      </div>
      <TextInput
        ref={field}
        label={t('profile.nationalCode')}
        digits
        maxLength={10}
        value={typed}
        onChange={(event) => change(event.target.value)}
        error={tried && error ? t(error) : undefined}
      />
      {send.isError && (
        <Alert tone="r" live>
          {sentenceOf(send.error) ?? t('onboarding.sendFailed')}
        </Alert>
      )}
      <ActionBar>
        <OnlineButton type="submit" block loading={send.isPending}>
          {t('onboarding.getCode')}
        </OnlineButton>
      </ActionBar>
    </form>
  )
}
