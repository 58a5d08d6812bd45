import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Card } from '@sarv/shared/ui/card'
import { EmptyState } from '@sarv/shared/ui/empty-state'
import { ScreenReaderOnly } from '@sarv/shared/ui/screen-reader-only'
import { FaqAnswers } from './faq-answers'
import type { FaqBook } from './faq-book'
import { findIn } from './faq-search'

/** What a search found, each with its category; how many is also said aloud. */
export function FaqResults({ book, query }: { book: FaqBook; query: string }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const hits = findIn(book, query)
  return (
    <>
      <ScreenReaderOnly live>{t('search.found', { count: hits.length, items: number(hits.length) })}</ScreenReaderOnly>
      {hits.length === 0 ? (
        <EmptyState title={t('search.none.title')} text={t('search.none.text')} />
      ) : (
        <Card>
          <FaqAnswers
            items={hits.map(({ item }) => item)}
            captionOf={(id) => hits.find(({ item }) => item.id === id)?.category.title}
          />
        </Card>
      )}
    </>
  )
}
