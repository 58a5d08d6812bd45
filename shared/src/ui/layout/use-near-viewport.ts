import { type RefObject, useEffect, useState } from 'react'

/** Root margin of the IntersectionObserver: how far below the viewport lazy loading begins. */
const margin = '400px'

/**
 * Hook of lazy loading: whether an element has been near the viewport; once true it stays true.
 * @example const isNear = useNearViewport(place)
 */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isNear || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {
        rootMargin: margin,
      },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isNear, element])
  return isNear
}
