import type { Bus, Events } from '@sarv/shared/events/bus'
import type { Toast } from '@sarv/shared/ui/toast-region'
import { useCallback, useEffect, useState } from 'react'

/** More than these at once hide the page. */
const most = 3

/** The toasts on the page, newest last. */
export function useToasts(bus: Bus): { shown: readonly Toast[]; remove: (id: Toast['id']) => void } {
  const [shown, setShown] = useState<readonly Toast[]>([])
  useEffect(() => {
    let count = 0
    const toasted = (toast: Events['toasted']) => {
      const id = count++
      setShown((before) => [...before, { id, ...toast }].slice(-most))
    }
    bus.on('toasted', toasted)
    return () => bus.off('toasted', toasted)
  }, [bus])
  const remove = useCallback((id: Toast['id']) => setShown((before) => before.filter((toast) => toast.id !== id)), [])
  return { shown, remove }
}
