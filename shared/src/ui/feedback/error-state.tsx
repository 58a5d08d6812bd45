import { useTranslation } from '@sarv/shared/platform'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../actions/button'
import { RemoteDownIllustration } from '../brand/illustrations'
import { typography } from '../layout/primitives'
import styles from './empty-state.module.css'

/**
 * Error state of a part of a screen that could not be loaded: what happened, and one retry.
 * `LoadFailed` says it of a query.
 * @example <ErrorState text={t('profile.error')} onRetry={() => query.refetch()} retrying={query.isFetching} />
 */
export function ErrorState({
  title,
  text,
  onRetry,
  retrying = false,
  drawing,
  compact = false,
}: {
  /** @default «این بخش باز نشد» */
  title?: string
  /** What happened and what to do. */
  text?: ReactNode
  onRetry?: () => void
  retrying?: boolean
  drawing?: ReactNode
  /** Without the drawing, for a section inside a fuller screen. */
  compact?: boolean
}) {
  const { t } = useTranslation('ui')
  return (
    <section className={styles.state} role="alert">
      {!compact && <div className={styles.drawing}>{drawing ?? <RemoteDownIllustration />}</div>}
      <h2 className={typography.section}>{title ?? t('error.title')}</h2>
      <p className={styles.text}>{text ?? t('failure.unknown')}</p>
      {onRetry && (
        <div className={styles.action}>
          <Button
            icon={RefreshCw}
            variant={compact ? 'tonal' : 'primary'}
            size={compact ? 's' : 'l'}
            loading={retrying}
            onClick={onRetry}
          >
            {t('retry')}
          </Button>
        </div>
      )}
    </section>
  )
}
