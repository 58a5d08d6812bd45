import { useEffect, useRef, useState } from 'react'
import { openDrawing, type PriceDrawing } from './price-canvas'
import type { PriceLine } from './price-line'

interface Held<Element> {
  readonly current: Element | null
}

/**
 * Hook that draws a price line on a canvas and follows the size of its frame: anew for another size, in place for other prices and another theme.
 * @returns the frame's size in px; 0 until it is known
 */
export function usePriceDrawing(
  frame: Held<HTMLDivElement>,
  canvas: Held<HTMLDivElement>,
  line: PriceLine,
): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 })
  const drawing = useRef<PriceDrawing>(undefined)
  // Without two prices there is no frame: it comes, and goes, with them.
  const isDrawn = line.across.length > 1
  useEffect(() => {
    const box = isDrawn ? frame.current : null
    // jsdom measures nothing; neither the words nor the keys need a drawing.
    if (!box || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setSize({ width: box.clientWidth, height: box.clientHeight }))
    observer.observe(box)
    return () => observer.disconnect()
  }, [frame, isDrawn])
  useEffect(() => {
    const place = canvas.current
    if (!place || !isDrawn || size.width === 0) return
    const opened = openDrawing(place, size)
    drawing.current = opened
    return () => {
      drawing.current = undefined
      opened.end()
    }
  }, [canvas, size, isDrawn])
  // After the one above: a new drawing is empty until it is shown a line.
  useEffect(() => {
    if (size.width > 0) drawing.current?.show(line)
  }, [line, size])
  return size
}
