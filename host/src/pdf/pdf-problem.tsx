import { useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/button'
import { Download, RefreshCw } from 'lucide-react'
import styles from './pdf-viewer.module.css'
import type { PdfState } from './use-pdf-file'

interface ProblemProps {
  what: Exclude<PdfState['at'], 'reading' | 'open'>
  title: string
  onSave: (() => void) | undefined
  onRetry: (() => void) | undefined
}

/** In the place of a page that cannot be shown: why, and what can be done (F58). No alert stands up for it (PLT-050). */
export function PdfProblem({ what, title, onSave, onRetry }: ProblemProps) {
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
