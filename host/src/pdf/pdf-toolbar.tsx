import { useFormat, useTranslation } from '@sarv/shared/platform'
import { IconButton } from '@sarv/shared/ui/actions/icon-button'
import { ChevronLeft, ChevronRight, Download, Search, ZoomIn, ZoomOut } from 'lucide-react'
import styles from './pdf-viewer.module.css'
import { fitWidth, maxZoom, zoomIn, zoomOut } from './pdf-zoom'

interface ToolbarProps {
  page: number
  /** 0 until the file is open. */
  count: number
  onNext: () => void
  onPrevious: () => void
  zoom: number
  onZoom: (zoom: number) => void
  onSave: (() => void) | undefined
  onFind: () => void
}

/** The toolbar of the viewer: previous and next page, «صفحه X از Y», smaller and larger, search and download. */
export function PdfToolbar({ page, count, onNext, onPrevious, zoom, onZoom, onSave, onFind }: ToolbarProps) {
  const { t } = useTranslation('host')
  const { digits } = useFormat()
  const isSinglePage = count < 2
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('pdf.tools')}>
      <div className={styles.turn}>
        <IconButton icon={Download} label={t('pdf.save')} disabled={!onSave} onClick={onSave} />
        <IconButton icon={Search} label={t('pdf.find')} disabled={count === 0} onClick={onFind} data-find />
      </div>
      <div className={styles.turn}>
        {/* The icons point as in English and are mirrored in Persian. */}
        <IconButton
          icon={ChevronLeft}
          mirrored
          label={t('pdf.previous')}
          disabled={isSinglePage}
          onClick={onPrevious}
        />
        <p className={styles.place} role="status">
          {count > 0 && t('pdf.place', { page: digits(page), count: digits(count) })}
        </p>
        <IconButton icon={ChevronRight} mirrored label={t('pdf.next')} disabled={isSinglePage} onClick={onNext} />
      </div>
      <div className={styles.turn}>
        <IconButton
          icon={ZoomOut}
          label={t('pdf.smaller')}
          disabled={count === 0 || zoom === fitWidth}
          onClick={() => onZoom(zoomOut(zoom))}
        />
        <IconButton
          icon={ZoomIn}
          label={t('pdf.larger')}
          disabled={count === 0 || zoom === maxZoom}
          onClick={() => onZoom(zoomIn(zoom))}
        />
      </div>
    </div>
  )
}
