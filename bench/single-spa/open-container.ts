import type { RemoteLifecycles } from '@sarv/shared/internal/remote/lifecycles'
import type { PageRemote } from '@sarv/shared/internal/remote/page-data'

/**
 * Stands in the place of `host/src/remotes/loading/open-container.ts`. The sheet of an entry comes beside it, which is kinder
 * than what is usual: an inline style, which the page's policy forbids, or a sheet that is asked for once the script is there.
 */
export async function openContainer({ entry }: Pick<PageRemote, 'entry'>): Promise<RemoteLifecycles> {
  const [remote] = await Promise.all([importRemote(entry), addStyles(entry)])
  return remote.default
}

async function importRemote(entry: string): Promise<{ default: RemoteLifecycles }> {
  return import(/* webpackIgnore: true */ entry)
}

/** The sheets that are named like the entry, once each. */
async function addStyles(entry: string): Promise<void> {
  const styles: Record<string, string> = Reflect.get(globalThis, '__SARV_STYLES__')
  const prefix = new URL(entry).href.replace(/js$/, '')
  const own = Object.entries(styles).filter(([url]) => url.startsWith(prefix))
  await Promise.all(own.map(([url, integrity]) => addStyle(url, integrity)))
}

function addStyle(url: string, integrity: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${url}"]`)) return Promise.resolve()
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: 'anonymous', integrity })
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`Loading CSS chunk of the entry failed.\n(${url})`))
    }
    link.href = url
    document.head.append(link)
  })
}
