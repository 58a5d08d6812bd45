import { useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { NotFoundIllustration } from '@sarv/shared/ui/brand/not-found-illustration'
import styles from './not-found-screen.module.css'

/** the 404 page, signed in or not (HST-019). */
export function NotFoundScreen() {
  const { t } = useTranslation('host')
  return (
    <main className={styles.page}>
      <NotFoundIllustration />
      <h1 className={styles.code}>{t('notFound.code')}</h1>
      <p className={styles.text}>{t('notFound.text')}</p>
      <ButtonLink to="/home" replace>
        {t('notFound.home')}
      </ButtonLink>
    </main>
  )
}
