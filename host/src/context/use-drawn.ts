import { afterPaint } from '@sarv/platform/lib/async/after-paint'
import { useEffect, useEffectEvent, useState } from 'react'

interface DrawnOptions {
  /** Nothing is looked at while it is false. @default true */
  readonly watches?: boolean
  /** Milliseconds in which it is only drawn. */
  readonly earliest: number
  /** Milliseconds after which something that is still loading holds nothing back any more. */
  readonly latest: number
}

/** Whether a part of the page has once been painted without a skeleton; false in the frame that the server draws. */
export function useDrawn(find: () => Element | null, { watches = true, earliest, latest }: DrawnOptions): boolean {
  const [isDrawn, setDrawn] = useState(false)
  const isBusy = useEffectEvent(() => find()?.querySelector('[aria-busy="true"]') != null)
  useEffect(() => {
    if (!watches || isDrawn) return
    const look = () => {
      if (!isBusy()) afterPaint(() => setDrawn(true))
    }
    const observer = new MutationObserver(look)
    const first = setTimeout(() => {
      observer.observe(document.body, { childList: true, subtree: true })
      look()
    }, earliest)
    const last = setTimeout(() => setDrawn(true), latest)
    return () => {
      observer.disconnect()
      clearTimeout(first)
      clearTimeout(last)
    }
  }, [watches, isDrawn, earliest, latest])
  return isDrawn
}
