import { useSearchParams } from '@sarv/shared/platform'
import { debounceMs } from '@sarv/shared/rules/constants'
import { useEffect, useState } from 'react'
import { withFilter } from './transaction-filter'

/**
 * Debounced text of the search field, kept in the query string, so that it survives a reload and the way back from a
 * receipt. (BNK-050)
 */
export function useSearchText(saved: string): { text: string; type: (text: string) => void; flush: () => void } {
  const [, setQuery] = useSearchParams()
  const [typed, setTyped] = useState<{ text: string; over: string }>()
  // Once the address has changed, by this text or by the back button, it counts again.
  const typing = typed?.over === saved ? typed.text : undefined
  const write = (text: string) => setQuery((now) => withFilter(now, 'search', text.trim()), { replace: true })
  useEffect(() => {
    if (typing === undefined) return
    const timer = setTimeout(
      () => setQuery((now) => withFilter(now, 'search', typing.trim()), { replace: true }),
      debounceMs,
    )
    return () => clearTimeout(timer)
  }, [typing, setQuery])
  return {
    text: typing ?? saved,
    type: (text) => setTyped({ text, over: saved }),
    flush: () => typing !== undefined && write(typing),
  }
}
