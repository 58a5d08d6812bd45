import { useFormat, useTranslation } from '@sarv/shared/platform'
import { IconButton } from '@sarv/shared/ui/actions/icon-button'
import { SearchInput } from '@sarv/shared/ui/fields/search-input'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import styles from './pdf-viewer.module.css'
import type { PdfSearch } from './use-pdf-search'

/** The search bar of the viewer: a word, how many of it there are in the whole document, and the way from one to the next. */
export function PdfSearchBar({
  search: { query, setQuery, isReading, count, index, move },
  page,
  onClose,
}: {
  search: PdfSearch
  page: number
  onClose: () => void
}) {
  const { t } = useTranslation('host')
  const { digits } = useFormat()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => bar.current?.querySelector('input')?.focus(), [])
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) move(event.shiftKey ? -1 : 1)
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
    // Only the bar is closed, not the document.
    event.stopPropagation()
  }
  const place = () => {
    if (query.trim() === '') return ''
    if (isReading) return t('pdf.reading')
    return count === 0
      ? t('pdf.noMatch')
      : t('pdf.match', { index: digits(index + 1), count: digits(count), page: digits(page) })
  }
  return (
    <search ref={bar} className={styles.search} onKeyDown={press}>
      <SearchInput label={t('pdf.find')} maxLength={100} value={query} onChange={setQuery} />
      <div className={styles.turn}>
        <p className={styles.found} role="status">
          {place()}
        </p>
        <IconButton icon={ChevronUp} label={t('pdf.previousMatch')} disabled={count === 0} onClick={() => move(-1)} />
        <IconButton icon={ChevronDown} label={t('pdf.nextMatch')} disabled={count === 0} onClick={() => move(1)} />
        <IconButton icon={X} label={t('pdf.endSearch')} onClick={onClose} />
      </div>
    </search>
  )
}
