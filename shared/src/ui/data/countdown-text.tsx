import { useFormat } from '@sarv/shared/platform'
import { useEffect, useState } from 'react'
import { minutesAndSeconds, secondsLeft } from './countdown'

/**
 * Whole seconds until a moment (ms since 1970), updated every second; counted by the clock, so that a tab that slept is right.
 * @example const left = useSecondsLeft(resendAt(sentAt, reply.expire_seconds))
 */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  const left = secondsLeft(until, now)
  const over = left === 0
  useEffect(() => {
    setNow(Date.now())
    if (secondsLeft(until, Date.now()) === 0) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [until])
  useEffect(() => {
    // A wake-up between two ticks shows the right second at once.
    if (over) return
    const wake = () => setNow(Date.now())
    document.addEventListener('visibilitychange', wake)
    return () => document.removeEventListener('visibilitychange', wake)
  }, [over])
  return left
}

/** Minutes and seconds in digits that do not dance. @example <CountdownText seconds={84} /> */
export function CountdownText({ seconds }: { seconds: number }) {
  const { digits } = useFormat()
  return (
    // A timer is not live by itself; `aria-live` would keep it readable behind an open dialog.
    <bdi dir="ltr" translate="no" className="tabular" role="timer">
      {digits(minutesAndSeconds(seconds))}
    </bdi>
  )
}
