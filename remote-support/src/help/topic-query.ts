import { getFaq } from '@sarv/shared/contract/faq'
import { endpointQuery } from '@sarv/shared/queries/endpoint-query'
import { hours } from '@sarv/shared/queries/freshness'
import { topicOf } from './route-topic'

/** Query of the questions that help on a page: one category, where the screens of the FAQ read all of them. @param path of the page, or its route */
export const topicQuery = (path: string) => {
  const id = topicOf(path)
  return { ...endpointQuery(['support', 'faq-topic', id], getFaq, { params: { id } }), staleTime: hours(4) }
}
