import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Headset, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../actions/button'
import { RemoteDownIllustration } from '../brand/illustrations'
import { typography } from '../layout/primitives'
import styles from './unavailable-card.module.css'

/**
 * Error card in the place of a remote that did not open; the shell and the other parts stay alive (PLT-004).
 * @example <RemoteUnavailable title="بخش سرمایه‌گذاری باز نشد" text={reason} onRetry={retry} secondsToRetry={20} supportTo="/support" />
 */
export function UnavailableCard({
  title,
  text,
  onRetry,
  retrying = false,
  secondsToRetry,
  supportTo,
  end,
}: {
  title: string
  /** @default «این بخش موقتاً در دسترس نیست. دارایی شما امن است و بقیهٔ برنامه کار می‌کند.» */
  text?: string
  /** Absent where a retry cannot help, as for a part that was switched off. */
  onRetry?: () => void
  retrying?: boolean
  /** Counts down to the automatic retry; absent when it does not retry automatically. */
  secondsToRetry?: number
  supportTo?: string
  end?: ReactNode
}) {
  const { t } = useTranslation('ui')
  const { number } = useFormat()
  return (
    <div className={styles.place} role="alert">
      <section className={styles.card}>
        <RemoteDownIllustration />
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text ?? t('remote.text')}</p>
        <div className={styles.actions}>
          {onRetry && (
            <Button icon={RefreshCw} loading={retrying} onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
          {secondsToRetry !== undefined && (
            <p className={typography.captionFaint} aria-live="off">
              {t('remote.again', { seconds: number(secondsToRetry) })}
            </p>
          )}
          {end}
        </div>
      </section>
      {supportTo && (
        <ButtonLink to={supportTo} variant="ghost" size="s" icon={Headset}>
          {t('remote.support')}
        </ButtonLink>
      )}
    </div>
  )
}
