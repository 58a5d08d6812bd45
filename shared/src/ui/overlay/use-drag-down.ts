import { type PointerEvent, type RefObject, useRef } from 'react'

/** Px that a sheet is pulled before letting go closes it. */
const enough = 96

/**
 * Pointer handlers for the top of a sheet: it follows the finger downwards and closes when pulled far enough. Without
 * `onClose` it stays where it is. Only on phones: a dialog in the middle of a wide screen has nowhere to be pulled to.
 */
export function useDragDown(sheet: RefObject<HTMLElement | null>, onClose: (() => void) | undefined) {
  const from = useRef<number>(undefined)
  const end = (event: PointerEvent) => {
    const start = from.current
    from.current = undefined
    const element = sheet.current
    if (start === undefined || !element) return
    element.removeAttribute('data-dragging')
    element.style.removeProperty('--drag')
    if (event.type === 'pointerup' && event.clientY - start > enough) onClose?.()
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      const onButton = event.target instanceof Element && event.target.closest('button') !== null
      if (!onClose || onButton || matchMedia('(min-width: 768px)').matches) return
      from.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      const element = sheet.current
      if (from.current === undefined || !element) return
      element.setAttribute('data-dragging', '')
      element.style.setProperty('--drag', `${Math.max(0, event.clientY - from.current)}px`)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
