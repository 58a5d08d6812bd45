import { useEffect, useEffectEvent } from 'react'
import { keyOf, nextStep, type ShortcutId, takesLetters } from './shortcut-keys'

/** Milliseconds in which the second key of a shortcut follows the first one. */
const sequenceTimeout = 1_500

/** Listens for shortcuts while they are on; a key that something on the page has taken is none. */
export function useShortcutKeys(isOn: boolean, run: (id: ShortcutId) => void): void {
  const onShortcut = useEffectEvent(run)
  useEffect(() => {
    if (!isOn) return
    let first: { readonly key: string; readonly at: number } | undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing || takesLetters(event.target, document)) return
      const key = keyOf(event)
      if (key === undefined) return
      const before = first && event.timeStamp - first.at < sequenceTimeout ? first.key : undefined
      const { does, waits } = nextStep(before, key)
      first = waits === undefined ? undefined : { key: waits, at: event.timeStamp }
      if (does === undefined) return
      // Firefox would open its own search for a slash.
      event.preventDefault()
      onShortcut(does)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn])
}
