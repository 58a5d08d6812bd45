import { useSearchParams } from '@sarv/shared/platform'
import { debounceMs } from '@sarv/shared/rules/constants'
import { useEffect, useState } from 'react'
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
  const [typed, setTyped] = useState<{ text: string; over: string }>()
  // Once the URL has changed, by this text or by the back button, it counts again.
  const typing = typed?.over === saved.query ? typed.text : undefined
  useEffect(() => {
    if (typing === undefined) return
    const write = () =>
      setAddress((now) => toSearchParams({ ...parseFundListParams(now), query: typing }), { replace: true })
    const timer = setTimeout(write, debounceMs)
    return () => clearTimeout(timer)
  }, [typing, setAddress])
  const params = { ...saved, query: typing ?? saved.query }
  const change = (changed: Partial<FundListParams>) => {
    setTyped(undefined)
    setAddress(toSearchParams({ ...params, ...changed }), { replace: true })
  }
  return {
    params,
    type: (text) => setTyped({ text: text.slice(0, maxQueryLength), over: saved.query }),
    flush: () => typing !== undefined && change({}),
    change,
  }
}
