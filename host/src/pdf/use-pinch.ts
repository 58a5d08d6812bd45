import { type RefObject, type TouchEvent, type TouchList, useLayoutEffect, useRef } from 'react'
import { pinched } from './pdf-zoom'

interface Pinch {
  readonly distance: number
  /** Middle between the fingers, in px of the screen. */
  readonly x: number
  readonly y: number
  scale: number
}

/** A place of the sheet, in shares of its size, that stays under the fingers while its size changes. */
interface Anchor {
  readonly x: number
  readonly y: number
  readonly across: number
  readonly down: number
}

/**
 * Pinch gesture of two fingers in a scrolling frame: the sheet in it follows the fingers, and is drawn again when they are lifted.
 * @param zoom of the sheet now; what was under the fingers stays there when it changes
 */
export function usePinch({
  frame,
  sheet,
  zoom,
  onZoom,
}: {
  frame: RefObject<HTMLElement | null>
  sheet: RefObject<HTMLElement | null>
  zoom: number
  onZoom: (zoom: number) => void
}) {
  const pinch = useRef<Pinch>(undefined)
  const anchor = useRef<Anchor>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the size of the sheet follows the zoom.
  useLayoutEffect(() => {
    const kept = anchor.current
    anchor.current = undefined
    const box = sheet.current?.getBoundingClientRect()
    if (!kept || !box) return
    frame.current?.scrollBy(box.left + kept.across * box.width - kept.x, box.top + kept.down * box.height - kept.y)
  }, [zoom, frame, sheet])
  const onTouchEnd = () => {
    const ended = pinch.current
    const element = sheet.current
    pinch.current = undefined
    if (!ended || !element) return
    element.style.removeProperty('transform')
    element.style.removeProperty('transform-origin')
    const box = element.getBoundingClientRect()
    const { x, y } = ended
    anchor.current = { x, y, across: (x - box.left) / box.width, down: (y - box.top) / box.height }
    onZoom(pinched(zoom, ended.scale))
  }
  return {
    onTouchStart({ touches }: TouchEvent) {
      const fingers = fingersOf(touches)
      pinch.current = fingers && { ...fingers, scale: 1 }
      const element = sheet.current
      if (!fingers || !element) return
      const box = element.getBoundingClientRect()
      element.style.transformOrigin = `${fingers.x - box.left}px ${fingers.y - box.top}px`
    },
    onTouchMove({ touches }: TouchEvent) {
      const fingers = fingersOf(touches)
      const element = sheet.current
      if (!pinch.current || !fingers || !element) return
      pinch.current.scale = pinched(zoom, fingers.distance / pinch.current.distance) / zoom
      element.style.transform = `scale(${pinch.current.scale})`
    },
    onTouchEnd,
    onTouchCancel: onTouchEnd,
  }
}

function fingersOf(touches: TouchList) {
  const [one, other] = [touches[0], touches[1]]
  if (!one || !other) return undefined
  return {
    distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
  }
}
