import { useMemo, useSyncExternalStore } from 'react'

/**
 * Hook of the values of CSS tokens at an element, for what cannot read CSS itself; follows the theme.
 * @example const colours = useTokens(place, ['--c1', '--c2'])
 */
export function useTokens(place: Element, names: readonly `--${string}`[]): readonly string[] {
  const joined = useSyncExternalStore(onThemeChange, () => {
    const style = getComputedStyle(place)
    return names.map((name) => style.getPropertyValue(name).trim()).join('\n')
  })
  return useMemo(() => joined.split('\n'), [joined])
}

/** A theme is chosen on the document or follows the system. */
function onThemeChange(tell: () => void): () => void {
  const chosen = new MutationObserver(tell)
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', tell)
  return () => {
    chosen.disconnect()
    system.removeEventListener('change', tell)
  }
}
