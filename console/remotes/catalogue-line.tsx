import type { RemotePage } from '@sarv/platform/delivery/console/contract'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { RelativeTime } from '../relative-time'
import styles from './remotes.module.css'

/** Days before the end of a signed catalogue from which on it is told. */
const soon = 14
const day = 86_400_000

/** What is known of the catalogue itself: revision, whose, how it is signed, and where it lies. */
export function CatalogueLine({ head }: { head: RemotePage['head'] }) {
  const { t } = useTranslation('console')
  const { number } = useFormat()
  const { revision, issued, by, expires, signature, store } = head
  if (revision === 0) return <Alert tone="i">{t('catalogue.none')}</Alert>
  const days = expires === undefined ? undefined : Math.floor((Date.parse(expires) - Date.now()) / day)
  return (
    <>
      <p className={styles.line}>
        <span>{t('catalogue.revision', { revision: number(revision) })}</span>
        <span>
          <RelativeTime iso={issued} />
          {by !== undefined && (
            <>
              {' '}
              {t('catalogue.by')} <bdi>{by}</bdi>
            </>
          )}
        </span>
        <span>{t(`catalogue.signature.${signature}`)}</span>
        <bdi dir="ltr" className={styles.store}>
          {store}
        </bdi>
      </p>
      {days !== undefined && days < soon && (
        <Alert tone={days < 0 ? 'r' : 'w'}>
          {t(days < 0 ? 'catalogue.expired' : 'catalogue.expires', { days: number(Math.max(days, 0)) })}
        </Alert>
      )}
    </>
  )
}
