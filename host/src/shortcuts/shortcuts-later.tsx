import { lazyScreen, useSnapshot } from '@sarv/shared/platform'
import { Suspense } from 'react'
import { LoadBoundary } from '../app/load-boundary'
import { useDrawn } from '../context/use-drawn'
import { useMedia } from '../context/use-media'
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
    <LoadBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <Shortcuts />
      </Suspense>
    </LoadBoundary>
  )
}
