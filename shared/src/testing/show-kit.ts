// For the types; the run itself gets the matchers from jest.config.js.
import '@testing-library/jest-dom/jest-globals'
import { createQueryClient } from '@sarv/platform/client/api/query-client'
import { createI18n } from '@sarv/platform/client/i18n/create-i18n'
import type { Language } from '@sarv/platform/client/i18n/language'
import type { Platform } from '@sarv/platform/contract/platform'
import { PlatformContext } from '@sarv/platform/contract/platform-context'
import { memoryNavigation } from '@sarv/platform/testing/memory-navigation'
import { memoryPlatform } from '@sarv/platform/testing/memory-platform'
import { act, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { createElement, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import uiEnglish from '../ui/locales/en.json'
import uiPersian from '../ui/locales/fa.json'

export interface ShownKit {
  readonly user: UserEvent
  readonly toasts: readonly string[]
  /** What was written to the clipboard; jsdom has none. */
  readonly copied: readonly string[]
  readonly reports: readonly unknown[]
  readonly tracked: readonly { readonly event: string; readonly facts: unknown }[]
  /** How many hold the shell's lock now. */
  readonly locks: () => number
  /** Goes back, as by the browser's button: the newest overlay hears of it. */
  readonly goBack: () => void
  readonly container: HTMLElement
  readonly unmount: () => void
}

/**
 * Renders a component of the UI kit on an empty page: real texts and formatters, an address bar in memory, a platform that
 * remembers toasts, reports and what was counted. Screens of a remote use `mountRemote` instead.
 * @example const { user, toasts } = showKit(<CopyButton text="42" />)
 */
export function showKit(
  piece: ReactNode,
  {
    language = 'fa',
    kept = new Map(),
  }: { language?: Language /** What the device keeps, by slice. */; kept?: Map<string, unknown> } = {},
): ShownKit {
  const { i18n } = createI18n({ language, dictionaries: { fa: { ui: uiPersian }, en: { ui: uiEnglish } } })
  const reports: unknown[] = []
  const overlays = new Set<() => void>()
  const pushOverlay = (onBack: () => void) => {
    overlays.add(onBack)
    return () => void overlays.delete(onBack)
  }
  const { platform, toasts, tracked, locks } = memoryPlatform({
    // A component of the kit makes no call.
    api: {} as Platform['api'],
    navigation: { ...memoryNavigation('/', () => true), pushOverlay },
    queryClient: createQueryClient(),
    i18n,
    kept,
    sub: 'one',
    report: (error) => void reports.push(error),
  })
  const user = userEvent.setup()
  const copied: string[] = []
  const writeText = async (text: string) => {
    copied.push(text)
  }
  const goBack = () => act(() => [...overlays].at(-1)?.())
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  const { container, unmount } = render(
    createElement(
      PlatformContext,
      { value: platform },
      createElement(I18nextProvider, { i18n }, createElement(MemoryRouter, null, piece)),
    ),
  )
  return { user, toasts, copied, reports, tracked, locks, goBack, container, unmount }
}
