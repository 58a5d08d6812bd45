import { useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { Download, RefreshCw } from 'lucide-react'
import styles from './pdf-viewer.module.css'
import type { PdfState } from './use-pdf-file'

interface PdfErrorProps {
  what: Exclude<PdfState['kind'], 'reading' | 'open'>
  title: string
  onSave: (() => void) | undefined
  onRetry: (() => void) | undefined
}

/** The error state of the viewer: the reason, a retry and a download (F58). It raises no alert (PLT-050). */
export function PdfError({ what, title, onSave, onRetry }: PdfErrorProps) {
  const { t } = useTranslation('host')
  return (
    <section className={styles.problem} aria-label={title} aria-live="polite">
      <p>{t(`pdf.${what}`)}</p>
      {onRetry && (
        <Button variant="tonal" size="s" icon={RefreshCw} onClick={onRetry}>
          {t('pdf.retry')}
        </Button>
      )}
      {onSave && (
        <Button variant="line" size="s" icon={Download} onClick={onSave}>
          {t('pdf.save')}
        </Button>
      )}
    </section>
  )
}
