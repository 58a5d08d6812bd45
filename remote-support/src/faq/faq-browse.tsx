import { useTranslation } from '@sarv/shared/platform'
import { EmptyState } from '@sarv/shared/ui/empty-state'
import { CategoryCard } from './category-card'
import type { FaqBook } from './faq-book'
import styles from './faq-browse.module.css'

/** All categories, each with its first questions. */
export function FaqBrowse({ book }: { book: FaqBook }) {
  const { t } = useTranslation()
  if (book.length === 0) return <EmptyState title={t('empty.title')} text={t('empty.text')} />
  return (
    <div className={styles.cards}>
      {book.map((category) => (
        <CategoryCard key={category.id} category={category} />
      ))}
    </div>
  )
}
