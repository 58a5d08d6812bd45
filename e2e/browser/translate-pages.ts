import type { Page } from '@playwright/test'

/**
 * Translates every page from the next one on as Google Translate does in Chrome, by removing each text and putting
 * `<font><font>translation</font></font>` in its place, now and whenever a text is added or changes. The translation is the
 * text in ‹ ›, so that a test finds what was translated and what was not.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const left = 'script, style, textarea, font, [translate="no"], svg'
    const translate = (root: Node) => {
      const texts: Text[] = []
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node: Node | null = root instanceof Text ? root : walker.nextNode(); node; node = walker.nextNode())
        if (node instanceof Text) texts.push(node)
      for (const text of texts) {
        if (!/\p{L}|\d/u.test(text.data) || !text.parentElement || text.parentElement.closest(left)) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = `‹${text.data}›`
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    const observer = new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (target instanceof Text) translate(target)
        for (const node of addedNodes) translate(node)
      }
    })
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.classList.add('translated-ltr')
      translate(document.body)
      observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    })
  })
}
