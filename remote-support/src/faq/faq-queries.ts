import { hours } from '@sarv/shared/api/freshness'
import { getFaq, listFaq } from '@sarv/shared/contract/faq'
import { type ApiError, call, type Platform, queryOptions } from '@sarv/shared/platform'
import { bookFrom, bookOf, type FaqBook } from './faq-book'

/** Every category with its questions, kept on the device for the time without a connection. (SUP-020, SUP-022) */
export const faqQuery = ({ storage, report }: Pick<Platform, 'storage' | 'report'>) =>
  queryOptions<FaqBook, ApiError>({
    queryKey: ['support', 'faq'],
    queryFn: async ({ signal }) => {
      const categories = await call(listFaq, { signal })
      const details = await Promise.all(categories.map(({ id }) => call(getFaq, { params: { id }, signal })))
      const book = bookOf(categories, details)
      storage('faq').set(book).catch(report)
      return book
    },
    staleTime: hours(4),
  })

/** The questions as they were when they last arrived; null when they never did. (PLT-028) */
export const keptFaqQuery = (storage: Platform['storage']) =>
  queryOptions<FaqBook | null>({
    queryKey: ['support', 'kept-faq'],
    queryFn: () =>
      storage('faq')
        .get()
        .then(bookFrom, () => null),
    staleTime: Number.POSITIVE_INFINITY,
  })
