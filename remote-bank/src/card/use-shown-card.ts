import type { CardSecrets } from '@sarv/shared/contract/bank-settings'
import { useEffect, useState } from 'react'

/** How long the whole number stands on the screen, in ms. */
export const shownForMs = 30_000

/** What stands on the card, and until when; ms since 1970. */
export interface ShownCard {
  readonly secrets: CardSecrets
  readonly until: number
}

/**
 * State of a card whose number is shown: it is hidden after half a minute, when the page is left, and as soon as the
 * tab is hidden. It is kept in no other place: not in a cache and not in a storage. (BNK-004)
 */
export function useShownCard(): {
  shown: ShownCard | undefined
  show: (secrets: CardSecrets) => void
  hide: () => void
} {
  const [shown, setShown] = useState<ShownCard>()
  useEffect(() => {
    if (!shown) return
    const hide = () => setShown(undefined)
    const hideUnseen = () => document.hidden && hide()
    const timer = setTimeout(hide, shown.until - Date.now())
    document.addEventListener('visibilitychange', hideUnseen)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', hideUnseen)
    }
  }, [shown])
  return {
    shown,
    show: (secrets) => setShown({ secrets, until: Date.now() + shownForMs }),
    hide: () => setShown(undefined),
  }
}
