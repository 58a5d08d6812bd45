import type { Theme } from './theme'

/** The browser's bar, as the page below it: `--bg` of tokens.css. */
const barColours = { light: '#F6F7F4', dark: '#0D1311' } as const

/** Marks the document with a theme, before its first paint and whenever another one is chosen. (D-129) */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    bar.content = barColours[theme === 'system' ? lookOf(bar) : theme]
}

/** The page has a colour for each look of the system. */
const lookOf = (bar: Element) => (bar.getAttribute('media')?.includes('dark') ? 'dark' : 'light')
