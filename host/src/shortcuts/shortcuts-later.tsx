import { lazyScreen, useSnapshot } from '@sarv/shared/platform'
import { useMedia } from '@sarv/shared/ui/layout/use-media'
import { LatePart } from '../app/late-part'
import { useDrawn } from '../context/use-drawn'
import { shortcutList } from './shortcut-state'

const Shortcuts = lazyScreen(async () => (await import('./shortcuts')).Shortcuts)

const timing = { earliest: 1_500, latest: 6_000 }

/** The shortcuts of windows as wide as those of devices with a keyboard, fetched once the page is drawn, or with their list. */
export function ShortcutsLater() {
  const isWide = useMedia('(min-width: 640px)')
  const isDue = useDrawn(() => document.querySelector('main'), { watches: isWide, ...timing })
  const { isOpen } = useSnapshot(shortcutList)
  if (!isWide || !(isDue || isOpen)) return null
  return (
    <LatePart>
      <Shortcuts />
    </LatePart>
  )
}
