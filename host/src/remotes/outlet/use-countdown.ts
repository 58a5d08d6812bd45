import { useEffect, useEffectEvent, useState } from 'react'

/**
 * A countdown in seconds that pauses in a hidden tab and runs once.
 * @param seconds its start; undefined for no countdown
 * @returns the seconds that are left
 */
export function useCountdown(seconds: number | undefined, onEnd: () => void): number | undefined {
  const [left, setLeft] = useState(seconds)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (left === undefined) return
    if (left <= 0) {
      end()
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
