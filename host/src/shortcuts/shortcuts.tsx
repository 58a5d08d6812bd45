import { usePlatform, useSnapshot, useTranslation } from '@sarv/shared/platform'
import { useBalanceVisibility } from '@sarv/shared/storage/use-balance-visibility'
import { useState } from 'react'
import { useServices } from '../services/services'
import { useTabs } from '../shell/tabs-query'
import type { ShortcutId } from './shortcut-keys'
import { areShortcutsOff, shortcutList, switchShortcuts } from './shortcut-state'
import { ShortcutsSheet } from './shortcuts-sheet'
import { useShortcutKeys } from './use-shortcut-keys'

/** Presses what stands on the page for it, so that a key does no more than the page offers; false where nothing does. */
function press(control: 'refresh' | 'back' | 'hide'): boolean {
  const found = document.querySelector<HTMLElement>(`[data-shortcut="${control}"]`)
  found?.click()
  return found !== null
}

/** The keyboard shortcuts of the shell and their list, in which they can be switched off. (HST-077) */
export function Shortcuts() {
  const { t } = useTranslation('host')
  const { navigation } = useServices()
  const { toast } = usePlatform()
  const { isOpen } = useSnapshot(shortcutList)
  const { visible, toggle } = useBalanceVisibility()
  const tabs = useTabs()
  const [isOff, setOff] = useState(() => areShortcutsOff(document.cookie))
  const run = (id: ShortcutId) => {
    switch (id) {
      case 'list':
        shortcutList.isOpen = true
        return
      case 'search':
        return document.querySelector<HTMLElement>('main input[type="search"]')?.focus()
      case 'hide':
        // The card's amounts have a choice of their own: the page knows which is meant.
        if (press(id)) return
        toggle()
        return toast(t(visible ? 'shortcuts.hidden' : 'shortcuts.shown'))
      case 'refresh':
      case 'back':
        press(id)
        return
      case 'HELP':
        return navigation.navigate('/faq')
      default: {
        const tab = tabs.find(({ type }) => type === id)
        if (tab) navigation.navigate(tab.path)
      }
    }
  }
  useShortcutKeys(!isOff, run)
  return (
    <ShortcutsSheet
      open={isOpen}
      onClose={() => {
        shortcutList.isOpen = false
      }}
      isOff={isOff}
      onSwitch={(off) => {
        switchShortcuts(off)
        setOff(off)
      }}
    />
  )
}
