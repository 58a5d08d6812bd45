import { useEffect, useState } from 'react'

/** Debounce delay for screen-reader announcements, in milliseconds. */
const rest = 400

/**
 * Debounced text for a live region: it follows once the input has not changed for a moment; an empty one at once.
 * @example const said = useDebounced(words) // for a live region
 */
export function useDebounced(text: string): string {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), rest)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? '' : said
}
