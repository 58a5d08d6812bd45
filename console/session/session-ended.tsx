import { useTranslation } from '@sarv/shared/platform'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import styles from './session.module.css'
import { SignInButton } from './sign-in-button'

/** Above what was read before: the session has ended, and how it goes on. */
export function SessionEnded() {
  const { t } = useTranslation('console')
  return (
    <div className={styles.ended}>
      <Alert tone="w" live action={<SignInButton />}>
        {t('session.ended')}
      </Alert>
    </div>
  )
}
