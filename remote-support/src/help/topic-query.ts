import { getFaq } from '@sarv/shared/contract/faq'
import { call, queryOptions } from '@sarv/shared/platform'
import { hours } from '@sarv/shared/queries/freshness'
import { topicOf } from './route-topic'

/** Query of the questions that help on a page: one category, where the screens of the FAQ read all of them. @param path of the page, or its route */
export const topicQuery = (path: string) => {
  const id = topicOf(path)
  return queryOptions({
    queryKey: ['support', 'faq-topic', id],
    queryFn: ({ signal }) => call(getFaq, { params: { id }, signal }),
    staleTime: hours(4),
  })
}
