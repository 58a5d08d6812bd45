import type { Page } from '@playwright/test'
import type { BuiltFile } from './built-files'

/**
 * Loads files one by one in a page of the app as its chunks are loaded, scripts under the import map of the page and styles
 * with the hash that its data list. @returns the addresses of those that loaded
 */
export function loadEach(page: Page, files: readonly BuiltFile[]): Promise<string[]> {
  return page.evaluate(
    async (wanted) => {
      const data = JSON.parse(document.getElementById('sarv-page')?.textContent ?? '{}')
      const linked = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
      const hashOf = (url: string): string =>
        data.styles[url] ?? data.styles[new URL(url).pathname] ?? linked.find(({ href }) => href === url)?.integrity
      const loaded: string[] = []
      for (const { url, kind } of wanted) {
        const loading =
          kind === 'script'
            ? import(url)
            : new Promise<void>((resolve, reject) => {
                const link = document.createElement('link')
                Object.assign(link, { rel: 'stylesheet', href: url, integrity: hashOf(url), crossOrigin: 'anonymous' })
                link.onload = () => resolve()
                link.onerror = () => reject(new Error('blocked'))
                document.head.append(link)
              })
        await loading.then(
          () => loaded.push(url),
          () => undefined,
        )
      }
      return loaded
    },
    files.map(({ url, kind }) => ({ url, kind })),
  )
}
