import { useEffect, useState } from 'react'

/** A finger that stands still so long wants to hear where it is; milliseconds. */
const rest = 400

/**
 * A text that changes many times a second, as it is once it has stood still for a moment; nothing at once when empty.
 * @example const said = useAtRest(words) // for a live region
 */
export function useAtRest(text: string): string {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), rest)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? '' : said
}
