import { useEffect, useRef, useState } from 'react'

/** Returns the content width of an element in whole px, by a ResizeObserver; 0 before layout. */
export function useElementWidth() {
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { frame, width }
}
