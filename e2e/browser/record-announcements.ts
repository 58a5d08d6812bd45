import type { Page } from '@playwright/test'

declare global {
  /** What live regions of the page have said since it was loaded, in order. */
  var announcements: string[] | undefined
}

/**
 * Records what a screen reader is told by live regions from the next page on: role or politeness, and the text of the region
 * each time it changes. A region that is busy says nothing, and neither does a polite one that comes with its text already:
 * screen readers do not know it yet.
 */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const regions =
      '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"], output'
    const silent = '[aria-hidden="true"], [aria-busy="true"], [inert]'
    const said: string[] = []
    globalThis.announcements = said
    const last = new WeakMap<Element, string>()
    // Not checkVisibility(): in WebKit it is false of what was just inserted.
    const isShown = (element: Element | null): boolean =>
      element === null || (getComputedStyle(element).display !== 'none' && isShown(element.parentElement))
    const textOf = (node: Node): string => {
      if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? ''
      if (!(node instanceof Element) || node.matches(silent)) return ''
      const { display, visibility } = getComputedStyle(node)
      if (display === 'none' || visibility === 'hidden') return ''
      return [...node.childNodes].map(textOf).join(' ')
    }
    const look = (region: Element, isNew: boolean) => {
      if (region.closest(silent) || region.getAttribute('aria-live') === 'off') return
      if (!isShown(region)) return
      const text = textOf(region).replace(/\s+/g, ' ').trim()
      if (text === (last.get(region) ?? '')) return
      last.set(region, text)
      const how = region.getAttribute('role') ?? region.getAttribute('aria-live') ?? region.localName
      const isHeard = !isNew || how === 'alert' || how === 'assertive'
      if (text !== '' && isHeard) said.push(`${how}: ${text}`)
    }
    new MutationObserver((records) => {
      const inserted = new Set<Element>()
      const changed = new Set<Element>()
      for (const { target, addedNodes } of records) {
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue
          if (node.matches(regions)) inserted.add(node)
          for (const region of node.querySelectorAll(regions)) inserted.add(region)
        }
        const around = (target instanceof Element ? target : target.parentElement)?.closest(regions)
        if (around) changed.add(around)
      }
      for (const region of inserted) look(region, true)
      for (const region of changed) look(region, false)
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['hidden', 'aria-hidden', 'aria-busy'],
    })
  })
}

/** Forgets what was said until now. */
export function forgetAnnouncements(page: Page): Promise<void> {
  return page.evaluate(() => {
    if (globalThis.announcements) globalThis.announcements.length = 0
  })
}
