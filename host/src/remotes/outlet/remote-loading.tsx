import type { ManifestRoute } from '@sarv/shared/internal/remote/manifest'
import { PageSkeleton } from '@sarv/shared/ui/feedback/page-skeleton'
import { useTranslation } from 'react-i18next'
import styles from './remote-loading.module.css'

/**
 * The loading state of a page (PLT-067): the skeleton that its route declares, else a text.
 * @param skeleton as the manifest names it
 */
export function RemoteLoading({ skeleton }: Pick<ManifestRoute, 'skeleton'>) {
  const { t } = useTranslation('host')
  if (skeleton) {
    return (
      <div className={styles.place}>
        <PageSkeleton kind={skeleton} />
      </div>
    )
  }
  return (
    <div className={styles.loading} role="status">
      <span className={styles.text}>{t('loading')}</span>
    </div>
  )
}
