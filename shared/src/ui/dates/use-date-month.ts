import { useCallback, useEffect, useState } from 'react'

type DateMonth = typeof import('./date-month').DateMonth

/** The month's file once it is here; all fields of a page share it. */
let known: DateMonth | undefined

const monthFile = async () => (await import(/* webpackFetchPriority: "low" */ './date-month')).DateMonth

/**
 * Hook of the code-split month with its calendar: asked for after the first paint, so that it is here when a person
 * wants it; undefined until then.
 */
export function useDateMonth(): { Month: DateMonth | undefined; failed: boolean; load: () => void } {
  const [Month, setMonth] = useState(() => known)
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    monthFile()
      .catch(monthFile)
      .then(
        (month) => {
          known = month
          setMonth(() => month)
        },
        () => setFailed(true),
      )
  }, [])
  useEffect(() => {
    if (!known) load()
  }, [load])
  return { Month, failed, load }
}
