import { createContext, useContext, useEffect } from 'react'
import type { HeaderOptions, Platform } from './platform'

export const PlatformContext = createContext<Platform | undefined>(undefined)

/** The platform that mounted this remote. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext)
  if (!platform) throw new Error('usePlatform stands outside a remote: no platform was given')
  return platform
}

/**
 * Says something about the header while this screen is shown; leaving the screen takes it back (HST-034).
 * @example useHeader({ title: note.title })
 */
export function useHeader(options: HeaderOptions): void {
  const { header } = usePlatform()
  const { title, extras, onBack, hidden, withoutBack } = options
  useEffect(
    () => header.set({ title, extras, onBack, hidden, withoutBack }),
    [header, title, extras, onBack, hidden, withoutBack],
  )
}

/**
 * Holds the shell's lock while this stands on the screen and `held` is true: no other version is offered meanwhile (U21).
 * @example useLock(confirming)
 */
export function useLock(held: boolean): void {
  const { lock } = usePlatform()
  useEffect(() => (held ? lock() : undefined), [lock, held])
}
