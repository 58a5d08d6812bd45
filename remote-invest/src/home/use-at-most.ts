import { useEffect, useState } from 'react'

/** Whether a condition holds and has held for no longer than a time, in milliseconds. */
export function useAtMost(duration: number, holds: boolean): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!holds) return
    const timer = setTimeout(() => setOver(true), duration)
    return () => {
      clearTimeout(timer)
      setOver(false)
    }
  }, [holds, duration])
  return holds && !isOver
}
