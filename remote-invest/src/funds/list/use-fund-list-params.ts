import { useSearchParams } from '@sarv/shared/platform'
import { useDebouncedText } from '@sarv/shared/ui/fields/use-debounced-text'
import { type FundListParams, maxQueryLength, parseFundListParams, toSearchParams } from './fund-list-params'

/**
 * Returns the parameters of the fund list and their setters. They live in the URL, so that they survive a reload and the
 * way back from a fund; typing is debounced, since browsers limit how often a URL changes.
 */
export function useFundListParams(): {
  readonly params: FundListParams
  readonly type: (text: string) => void
  /** Flushes the debounced query to the URL at once. */
  readonly flush: () => void
  readonly change: (change: Partial<FundListParams>) => void
} {
  const [address, setAddress] = useSearchParams()
  const saved = parseFundListParams(address)
  const typing = useDebouncedText(saved.query, (query) =>
    setAddress((now) => toSearchParams({ ...parseFundListParams(now), query }), { replace: true }),
  )
  const params = { ...saved, query: typing.text }
  const change = (changed: Partial<FundListParams>) => {
    typing.forget()
    setAddress(toSearchParams({ ...params, ...changed }), { replace: true })
  }
  return {
    params,
    type: (text) => typing.type(text.slice(0, maxQueryLength)),
    flush: typing.flush,
    change,
  }
}
