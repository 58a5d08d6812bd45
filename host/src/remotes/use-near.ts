import { type RefObject, useEffect, useState } from 'react'

/** So many pixels before it comes into sight, a part that loads late is fetched. */
const margin = '400px'

/** Whether an element has come near the screen; once it has, it stays so. */
export function useNear(element: RefObject<Element | null>): boolean {
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
