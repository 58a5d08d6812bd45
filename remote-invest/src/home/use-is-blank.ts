import { type RefObject, useEffect, useState } from 'react'

/** Whether no child of an element is drawn: each is hidden or takes no room. Undefined before the first look. */
export function useIsBlank(element: RefObject<HTMLElement | null>): boolean | undefined {
  const [isBlank, setBlank] = useState<boolean>()
  useEffect(() => {
    const { current } = element
    if (current === null) return
    const look = () => setBlank([...current.children].every((child) => child.getClientRects().length === 0))
    look()
    const observer = new MutationObserver(look)
    observer.observe(current, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [element])
  return isBlank
}
