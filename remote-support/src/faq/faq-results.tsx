import { useFormat, useTranslation } from '@sarv/shared/platform'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { Card } from '@sarv/shared/ui/layout/card'
import { ScreenReaderOnly } from '@sarv/shared/ui/layout/screen-reader-only'
import { FaqAnswers } from './faq-answers'
import type { FaqCategories } from './faq-categories'
import { searchFaq } from './faq-search'

/** Search results with the category of each; their number is announced to screen readers. */
export function FaqResults({ categories, query }: { categories: FaqCategories; query: string }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const hits = searchFaq(categories, query)
  return (
    <>
      <ScreenReaderOnly live>{t('search.found', { count: hits.length, items: number(hits.length) })}</ScreenReaderOnly>
      {hits.length === 0 ? (
        <EmptyState title={t('search.none.title')} text={t('search.none.text')} />
      ) : (
        <Card>
          <FaqAnswers
            items={hits.map(({ item }) => item)}
            captionFor={(id) => hits.find(({ item }) => item.id === id)?.category.title}
          />
        </Card>
      )}
    </>
  )
}
