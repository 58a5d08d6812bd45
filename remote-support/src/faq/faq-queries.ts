import { getFaq, listFaq } from '@sarv/shared/contract/faq'
import { type ApiError, call, type Platform, queryOptions } from '@sarv/shared/platform'
import { hours } from '@sarv/shared/queries/freshness'
import { type FaqCategories, groupByCategory, parseStoredFaq } from './faq-categories'

/** Query of all categories with their questions; each result is stored for offline reading. (SUP-020, SUP-022) */
export const faqQuery = ({ storage, report }: Pick<Platform, 'storage' | 'report'>) =>
  queryOptions<FaqCategories, ApiError>({
    queryKey: ['support', 'faq'],
    queryFn: async ({ signal }) => {
      const wire = await call(listFaq, { signal })
      const details = await Promise.all(wire.map(({ id }) => call(getFaq, { params: { id }, signal })))
      const categories = groupByCategory(wire, details)
      storage('faq').set(categories).catch(report)
      return categories
    },
    staleTime: hours(4),
  })

/** Query of the FAQ that was stored last; null where nothing valid is stored. (PLT-028) */
export const storedFaqQuery = (storage: Platform['storage']) =>
  queryOptions<FaqCategories | null>({
    queryKey: ['support', 'stored-faq'],
    queryFn: () =>
      storage('faq')
        .get()
        .then(parseStoredFaq, () => null),
    staleTime: Number.POSITIVE_INFINITY,
  })
