import type { PageRemote } from '@sarv/shared/internal/remote/page-data'

type Kit = NonNullable<PageRemote['kit']>

const styles = new Map<string, Promise<void>>()

/**
 * Loads the kit of a remote, its script and its style sheet: beside the container, whose chunks import the same script, so
 * that nothing of it waits for them and a kit that does not come is told by its own address.
 */
export async function openKit({ script, style }: Kit): Promise<void> {
  await Promise.all([import(/* webpackIgnore: true */ script), addStyle(new URL(style, location.origin).href)])
}

/** Once for all remotes of that kit; what failed is forgotten and may be tried again. */
function addStyle(url: string): Promise<void> {
  const known = styles.get(url)
  if (known) return known
  const link = document.createElement('link')
  const loading = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      styles.delete(url)
      // Worded as webpack words its own, by which a lost file is told from a crash.
      reject(new Error(`Loading CSS chunk of the kit failed.\n(${url})`))
    }
  })
  link.rel = 'stylesheet'
  link.crossOrigin = 'anonymous'
  link.integrity = Reflect.get(globalThis, '__SARV_STYLES__')[url] ?? ''
  link.href = url
  styles.set(url, loading)
  // Before the styles of remotes, which may say otherwise; of two kits neither names a class of the other.
  document.head.prepend(link)
  return loading
}
