import { failureKey, sentenceOf } from '@sarv/platform/client/api/read-failure'
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type PageFailure, type PageFailureView, viewOf } from './page-failure-view'

/** A failed query as its error state needs it; every result of `useQuery` is one. */
export interface FailedRead {
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

interface Registry {
  readonly failures: readonly PageFailure[]
  readonly put: (id: string, failure: PageFailure | undefined) => void
}

const RegistryContext = createContext<Registry | undefined>(undefined)

/** Error grouping of a page: parts that failed for the same reason say it once. `Page` is one. (U6, D-124) */
export function PageFailures({ children }: { children: ReactNode }) {
  const [failures, setFailures] = useState<readonly PageFailure[]>([])
  const put = useCallback((id: string, failure: PageFailure | undefined) => {
    setFailures((before) => {
      if (failure === undefined) return before.filter((one) => one.id !== id)
      const isKnown = before.some((one) => one.id === id)
      return isKnown ? before.map((one) => (one.id === id ? failure : one)) : [...before, failure]
    })
  }, [])
  const registry = useMemo(() => ({ failures, put }), [failures, put])
  return <RegistryContext value={registry}>{children}</RegistryContext>
}

/**
 * Registers a failed query with its page and returns what its place shows: the notice with the retry of all that failed
 * for the same reason, or that it failed too. Outside a page it shows its own notice.
 * @param whole the notice is about the whole page, and speaks for its parts
 */
export function usePageFailure({ error, isFetching, refetch }: FailedRead, whole = false): PageFailureView {
  const id = useId()
  const { failures, put } = use(RegistryContext) ?? {}
  const latest = useRef(refetch)
  useLayoutEffect(() => {
    latest.current = refetch
  })
  const cause = `${failureKey(error)} ${sentenceOf(error) ?? ''}`
  const own = useMemo<PageFailure>(
    () => ({ id, cause, whole, isFetching, refetch: () => latest.current() }),
    [id, cause, whole, isFetching],
  )
  useLayoutEffect(() => put?.(id, own), [put, id, own])
  useLayoutEffect(() => () => put?.(id, undefined), [put, id])
  return viewOf(own, failures ?? [])
}
