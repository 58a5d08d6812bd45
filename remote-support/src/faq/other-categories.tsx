import { useTranslation } from '@sarv/shared/platform'
import { List, ListRow } from '@sarv/shared/ui/list-row'
import { SectionHeader } from '@sarv/shared/ui/section-header'
import { CategoryIcon } from './category-icon'
import type { FaqBook } from './faq-book'

/** The ways on from a category to the others. */
export function OtherCategories({ book, except }: { book: FaqBook; except: number }) {
  const { t } = useTranslation()
  const others = book.filter(({ id }) => id !== except)
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
