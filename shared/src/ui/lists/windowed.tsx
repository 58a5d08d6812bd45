import { useLocation } from '@sarv/shared/platform'
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { isNearViewport } from './is-near-viewport'

/** How far above or below the viewport a part is drawn: a screen and a half of a phone; px. */
const margin = 1200

/** Heights of parts as they were last drawn, px, by the history entry and the name: the way back finds them as they were. */
const heights = new Map<string, number>()

/**
 * Windowing by parts: a part far from the viewport is an empty box of its height. A focused part stays drawn.
 * @example <Windowed name="1405-09" whole={count <= 100} guess={73 * rows.length}>{() => <List>{rows.map(…)}</List>}</Windowed>
 */
export function Windowed({
  name,
  whole,
  guess,
  children,
}: {
  /** Unique on its page. */
  name: string
  /** Drawn wherever it is. */
  whole: boolean
  /** Height before it was drawn once; px. */
  guess: number
  children: () => ReactNode
}) {
  const place = `${useLocation().key} ${name}`
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined')
  const isDrawn = whole || isNear
  useEffect(() => {
    const element = box.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    // In slices: a month of rows is longer than a frame, and is drawn while the page scrolls.
    const draw = (near: boolean) => startTransition(() => setNear(near || element.contains(document.activeElement)))
    if (isNearViewport(element.getBoundingClientRect(), innerHeight, margin)) draw(true)
    const observer = new IntersectionObserver((entries) => draw(entries.at(-1)?.isIntersecting === true), {
      rootMargin: `${margin}px`,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    const element = box.current
    if (!isDrawn || !element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => heights.set(place, element.getBoundingClientRect().height))
    observer.observe(element)
    return () => observer.disconnect()
  }, [isDrawn, place])
  return (
    <div ref={box} style={isDrawn ? undefined : { blockSize: heights.get(place) ?? guess }}>
      {isDrawn && children()}
    </div>
  )
}
