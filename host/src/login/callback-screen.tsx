import { session } from '@sarv/platform/client/session/session'
import { useTranslation } from '@sarv/shared/platform'
import { Logo } from '@sarv/shared/ui/brand/logo'
import { useEffect } from 'react'
import { useServices } from '../services/services'
import styles from './waiting.module.css'

/** the redirect URI of the sign-in; it completes it and leaves no history entry, on success or error (HST-015…017). */
export function CallbackScreen() {
  const { tokens, navigation, canaries } = useServices()
  const { t } = useTranslation('host')
  useEffect(() => {
    tokens.complete(location.href).then(
      async ({ returnTo }) => {
        const { current } = session
        // A person in other canaries than this page runs gets a new document at once.
        if (current.at === 'signed-in' && !(await canaries.assign(current.sub))) location.replace(returnTo)
        else navigation.navigate(returnTo, { replace: true })
      },
      (error: unknown) => {
        console.error('The sign-in was not completed.', error instanceof Error ? error.name : typeof error)
        navigation.navigate('/', { replace: true })
      },
    )
  }, [tokens, navigation, canaries])
  return (
    <main className={styles.waiting} role="status">
      <span className={styles.logo}>
        <Logo size={72} />
      </span>
      <p className={styles.text}>{t('callback.text')}</p>
    </main>
  )
}
