import { useTranslation } from '@sarv/shared/platform'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { CategoryIcon } from './category-icon'
import type { FaqCategories } from './faq-categories'

/** List of links from a category to the others. */
export function OtherCategories({ categories, except }: { categories: FaqCategories; except: number }) {
  const { t } = useTranslation()
  const others = categories.filter(({ id }) => id !== except)
  if (others.length === 0) return null
  return (
    <section>
      <SectionHeader title={t('others')} to="/faq" first />
      <List label={t('others')}>
        {others.map(({ id, title, icon }) => (
          <ListRow key={id} to={`/faq/${id}`} tile={<CategoryIcon name={icon} />} title={title} chevron />
        ))}
      </List>
    </section>
  )
}
