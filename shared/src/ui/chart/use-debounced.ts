import { useEffect, useState } from 'react'

/** Debounce delay for screen-reader announcements, in milliseconds. */
const rest = 400

/**
 * Debounced value for a live region: it follows once the input has not changed for a moment; undefined at once.
 * @example const said = useDebounced(place) // for a live region
 */
export function useDebounced<Value>(value: Value | undefined): Value | undefined {
  const [said, setSaid] = useState<Value>()
  useEffect(() => {
    const timer = setTimeout(() => setSaid(value), rest)
    return () => clearTimeout(timer)
  }, [value])
  return value === undefined ? undefined : said
}
