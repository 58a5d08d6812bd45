import { notifyManager, type Query, type QueryFunctionContext, type QueryPersister } from '@tanstack/react-query'
import type { AnswerStore } from '../storage/answer-store'

/**
 * What a query client does with reads that are marked `kept`: the first time that one is asked for, its kept answer is on
 * the screen at once, as old as it is, and is asked for anew behind it; without a connection it stays. Everything else is
 * asked for as ever. (F40, U16)
 * @example new QueryClient({ defaultOptions: { queries: { persister: keepAnswers(store) } } })
 */
export function keepAnswers(store: AnswerStore): QueryPersister {
  return async (queryFn, context, query: Query) => {
    const ask = async () => queryFn(context as QueryFunctionContext)
    if (query.meta?.kept !== true) return ask()
    if (query.state.data === undefined) {
      const kept = await store.read(query.queryHash)
      if (kept) {
        // After this answer was taken in: it would count as new otherwise.
        notifyManager.schedule(() => {
          query.setState({ dataUpdatedAt: kept.at })
          query.fetch().catch(() => undefined)
        })
        return kept.data
      }
    }
    const data = await ask()
    void store.write(query.queryHash, { at: Date.now(), data })
    return data
  }
}
