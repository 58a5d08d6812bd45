import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { nearest } from './price-line'
import { placeAfter } from './price-series'

/** A place on a chart, from the left, and what holds it. */
interface Held {
  readonly place: number
  readonly by: 'finger' | 'key'
}

/**
 * Hook of the place on a chart that a finger or the arrow keys hold; undefined once they let go, and when other points
 * are drawn.
 * @param across where each place stands from the left, in shares of the chart (0…1), ascending
 * @example const { held, handlers } = useScrub(line.across, setPlace)
 */
export function useScrub(across: readonly number[], onScrub: (place: number | undefined) => void) {
  const [state, setState] = useState<Held & { readonly of: unknown }>()
  const held: Held | undefined = state?.of === across ? state : undefined
  const scrub = (place: number | undefined, by: Held['by']) => {
    if (place === held?.place) return
    setState(place === undefined ? undefined : { place, by, of: across })
    onScrub(place)
  }
  const follow = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    scrub(nearest(across, (event.clientX - box.left) / box.width), 'finger')
  }
  const letGo = () => scrub(undefined, 'finger')
  return {
    held,
    handlers: {
      onPointerDown: follow,
      onPointerMove: follow,
      onPointerLeave: letGo,
      onPointerUp: (event: PointerEvent) => event.pointerType !== 'mouse' && letGo(),
      onPointerCancel: letGo,
      onKeyDown: (event: KeyboardEvent) => {
        const next = placeAfter(event.key, held?.place, across.length)
        if (next !== undefined) event.preventDefault()
        if (next !== undefined || event.key === 'Escape') scrub(next, 'key')
      },
      onBlur: letGo,
    },
  }
}
