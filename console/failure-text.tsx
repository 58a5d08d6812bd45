import type { Failure } from '@sarv/platform/delivery/console/contract'
import { useTranslation } from '@sarv/shared/platform'
import styles from './failure-text.module.css'
import { errorsOf, isSessionEnded } from './request'

/** What a failed call says: each numbered error with what it is, what it is here and what to do; else how it failed. */
export function FailureText({ error }: { error: unknown }) {
  const { t } = useTranslation('console')
  const errors = errorsOf(error)
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0
  if (isSessionEnded(error)) return t('session.ended')
  if (errors.length === 0)
    return t(status === 0 ? 'failed.silent' : status === 429 ? 'failed.locked' : 'failed.unknown')
  return <NumberedErrors errors={errors} />
}

/** Errors as the command tells them, in the language of the page where that is known. */
export function NumberedErrors({ errors }: Failure) {
  const { t, i18n } = useTranslation('console')
  return errors.map(({ code, description, detail, fix }) => {
    const isTold = i18n.language === 'fa' && i18n.exists(`errors.${code}.description`, { ns: 'console' })
    return (
      <span key={code + detail} className={styles.error}>
        <strong>{isTold ? t(`errors.${code}.description`) : description}</strong> <span dir="ltr">({code})</span>
        <span dir="ltr" lang="en" className={styles.detail}>
          {detail}
        </span>
        <span>{isTold ? t(`errors.${code}.fix`) : fix}</span>
      </span>
    )
  })
}
