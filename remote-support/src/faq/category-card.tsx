import { Link, useFormat, useTranslation } from '@sarv/shared/platform'
import { Card } from '@sarv/shared/ui/layout/card'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { ChevronRight } from 'lucide-react'
import styles from './category-card.module.css'
import { CategoryIcon } from './category-icon'
import { FaqAnswers } from './faq-answers'
import type { CategoryWithItems } from './faq-categories'

/** How many questions of a category are shown on the first page. */
const shownItems = 3

/** Card of a category with its first questions; its header links to the whole category. */
export function CategoryCard({ category }: { category: CategoryWithItems }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { id, title, description, icon, items } = category
  return (
    <Card as="section" label={title}>
      <Link to={`/faq/${id}`} className={styles.head}>
        <CategoryIcon name={icon} />
        <div className={styles.text}>
          <h2 className={styles.title}>{title}</h2>
          <p className={typography.captionFaint}>{description}</p>
        </div>
        <span className={styles.count}>{t('count', { count: items.length, items: number(items.length) })}</span>
        <ChevronRight size={20} strokeWidth={1.75} className="mirrored" aria-hidden />
      </Link>
      <FaqAnswers items={items.slice(0, shownItems)} />
    </Card>
  )
}
