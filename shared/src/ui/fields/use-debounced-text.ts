import { useEffect, useRef, useState } from 'react'
import { debounceMs } from '../../rules/constants'

/**
 * Debounced text of a search field that the address keeps, since browsers limit how often an address changes. Once the
 * address has changed, by this text or by the back button, it counts again.
 * @param saved as the address says
 * @param write puts a text into the address
 * @example const { text, type, flush } = useDebouncedText(query.get('q') ?? '', (q) => setQuery({ q }, { replace: true }))
 */
export function useDebouncedText(saved: string, write: (text: string) => void) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: string }>()
  const typing = typed?.over === saved ? typed.text : undefined
  // Forgets the typed text, so that it does not return when the address has its old value again.
  if (typed !== undefined && typing === undefined) setTyped(undefined)
  const latest = useRef(write)
  latest.current = write
  useEffect(() => {
    if (typing === undefined) return
    const timer = setTimeout(() => latest.current(typing), debounceMs)
    return () => clearTimeout(timer)
  }, [typing])
  return {
    text: typing ?? saved,
    type: (text: string) => setTyped({ text, over: saved }),
    /** Writes what waits at once. */
    flush: () => {
      if (typing !== undefined) write(typing)
    },
    /** Drops what is typed: the text of the address counts again. */
    forget: () => setTyped(undefined),
  }
}
