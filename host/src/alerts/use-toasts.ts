import type { Bus, Events } from '@sarv/shared/internal/events/bus'
import type { Toast } from '@sarv/shared/ui/overlay/toast-region'
import { useCallback, useEffect, useState } from 'react'
import { enqueueToast } from './toast-queue'

/** Returns the toasts that the bus asked for, newest last, and what removes one. */
export function useToasts(bus: Bus): { shown: readonly Toast[]; remove: (id: Toast['id']) => void } {
  const [shown, setShown] = useState<readonly Toast[]>([])
  useEffect(() => {
    let count = 0
    const toasted = (toast: Events['toasted']) => {
      const id = count++
      setShown((before) => enqueueToast(before, { id, ...toast }))
    }
    bus.on('toasted', toasted)
    return () => bus.off('toasted', toasted)
  }, [bus])
  const remove = useCallback((id: Toast['id']) => setShown((before) => before.filter((toast) => toast.id !== id)), [])
  return { shown, remove }
}
