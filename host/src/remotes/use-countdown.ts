import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Counts seconds down to an act while the page is looked at; in a hidden tab it stands still. Runs once.
 * @param seconds where it begins; undefined for no countdown
 * @returns the seconds that are left
 */
export function useCountdown(seconds: number | undefined, act: () => void): number | undefined {
  const [left, setLeft] = useState(seconds)
  const over = useEffectEvent(act)
  useEffect(() => {
    if (left === undefined) return
    if (left <= 0) {
      over()
      return
    }
    const tick = () => {
      if (!document.hidden) setLeft(left - 1)
    }
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [left])
  return left
}
