import type { PageRemote } from '../../../contract/page-data'
import { globals } from '../../../page/protocol'

type Kit = NonNullable<PageRemote['kit']>

interface Style {
  readonly link: HTMLLinkElement
  readonly loading: Promise<void>
  failed?: true
}

const styles = new Map<string, Style>()

/**
 * Loads the kit of a remote, its script and its style sheet: beside the container, whose chunks import the same script,
 * so that nothing of it waits for them and a kit that does not come is reported with its own address.
 */
export async function openKit({ script, style }: Kit): Promise<void> {
  await Promise.all([import(/* webpackIgnore: true */ script), addStyle(new URL(style, location.origin).href)])
}

/** Once for all remotes of that kit; one that failed is tried again. */
async function addStyle(url: string): Promise<void> {
  const known = styles.get(url)
  if (known && !known.failed) return known.loading
  const integrity: string | undefined = Reflect.get(globalThis, globals.styles)[url]
  if (integrity === undefined) throw new Error(`The page lists no hash of ${url}`)
  const link = document.createElement('link')
  const loading = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      style.failed = true
      // Worded as webpack words its own errors, which the shell uses to distinguish a lost file from a crash.
      reject(new Error(`Loading CSS chunk of the kit failed.\n(${url})`))
    }
  })
  const style: Style = { link, loading }
  link.rel = 'stylesheet'
  link.crossOrigin = 'anonymous'
  link.integrity = integrity
  link.href = url
  // Ahead of the styles of its remotes, which may say otherwise, also where those are there since the first try.
  if (known) known.link.replaceWith(link)
  else document.head.append(link)
  styles.set(url, style)
  return loading
}
