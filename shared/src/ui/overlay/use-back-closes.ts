import { usePlatform } from '@sarv/shared/platform'
import { useEffect, useRef, useState } from 'react'

/**
 * Closes an overlay by the back button or the back gesture while it is open; the page beneath stays.
 * @param onClose undefined while nothing may close it: going back does nothing then
 */
export function useBackCloses(open: boolean, onClose: (() => void) | undefined): void {
  const { navigation } = usePlatform()
  const newest = useRef(onClose)
  useEffect(() => {
    newest.current = onClose
  })
  // Each press without an effect removed the entry; it is pushed again.
  const [vain, setVain] = useState(0)
  useEffect(() => {
    if (!open) return
    return navigation.pushOverlay(() => (newest.current ? newest.current() : setVain(vain + 1)))
  }, [navigation, open, vain])
}
