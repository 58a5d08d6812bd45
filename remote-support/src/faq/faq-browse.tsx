import { useTranslation } from '@sarv/shared/platform'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { CategoryCard } from './category-card'
import styles from './faq-browse.module.css'
import type { FaqCategories } from './faq-categories'

/** List of all categories, each as a card with its first questions. */
export function FaqBrowse({ categories }: { categories: FaqCategories }) {
  const { t } = useTranslation()
  if (categories.length === 0) return <EmptyState title={t('empty.title')} text={t('empty.text')} />
  return (
    <div className={styles.cards}>
      {categories.map((category) => (
        <CategoryCard key={category.id} category={category} />
      ))}
    </div>
  )
}
