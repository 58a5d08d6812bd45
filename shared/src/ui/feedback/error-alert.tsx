import { failureKey, sentenceOf } from '@sarv/platform/client/api/read-failure'
import { useTranslation } from '@sarv/shared/platform'
import type { ReactNode } from 'react'
import { Alert } from './alert'

/**
 * Alert of what went wrong, spoken at once; nothing where there is nothing to say.
 * @example <ErrorAlert>{refusal}</ErrorAlert>
 */
export function ErrorAlert({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <Alert tone="r" live>
      {children}
    </Alert>
  )
}

/**
 * The same for a call that failed: the server's sentence, else the text, else what went wrong in general.
 * @example <CallErrorAlert error={save.error} text={t('accounts.notSaved')} />
 */
export function CallErrorAlert({ error, text }: { error: unknown; text?: string }) {
  const { t } = useTranslation('ui')
  return <ErrorAlert>{error !== null && (sentenceOf(error) ?? text ?? t(`failure.${failureKey(error)}`))}</ErrorAlert>
}
