import { session } from '@sarv/shared/auth/session'
import { useTranslation } from '@sarv/shared/platform'
import { Mark } from '@sarv/shared/ui/mark'
import { useEffect } from 'react'
import { useServices } from '../services'
import styles from './waiting.module.css'

/** ends a sign-in and leaves no trace of itself in the history, whether it went well or not (HST-015…017). */
export function CallbackScreen() {
  const { tokens, navigation, canaries } = useServices()
  const { t } = useTranslation('host')
  useEffect(() => {
    tokens.complete(location.href).then(
      async ({ returnTo }) => {
        const { current } = session
        // Somebody who is to run other versions than this page never sees the wrong ones.
        if (current.at === 'signed-in' && !(await canaries.settled(current.sub))) location.replace(returnTo)
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
        <Mark size={72} />
      </span>
      <p className={styles.text}>{t('callback.text')}</p>
    </main>
  )
}
