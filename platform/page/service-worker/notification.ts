import { isObject } from '../../lib/is-object'
import { parseUrl } from '../../lib/parse-url'

/** A notification as a browser shows it; `path` is the page that its press opens. */
export interface ShownNotification {
  readonly title: string
  readonly options: NotificationOptions & { readonly data: { readonly path: string } }
}

/**
 * Reads the payload of a push message: `{ title, body?, path?, tag?, lang?, dir? }`, all of them words of the sender. A
 * browser takes a subscription away that shows nothing, so one that cannot be read is shown under the name of the site.
 * @param text of the payload; undefined without one
 * @param site the name that stands for a missing title
 */
export function readNotification(text: string | undefined, site: string, origin: string): ShownNotification {
  const { title, body, path, tag, lang, dir } = parse(text)
  const direction = (['rtl', 'ltr'] as const).find((one) => one === dir)
  return {
    title: typeof title === 'string' && title !== '' ? title : site,
    options: {
      ...(typeof body === 'string' && { body }),
      ...(typeof tag === 'string' && { tag }),
      ...(typeof lang === 'string' && { lang }),
      ...(direction && { dir: direction }),
      data: { path: pathIn(path, origin) },
    },
  }
}

/** A path of this site; that of another one, or none, leads to the start. @example pathIn('//evil.example', 'https://app.example') // '/' */
export function pathIn(path: unknown, origin: string): string {
  const url = typeof path === 'string' && path.startsWith('/') ? parseUrl(path, origin) : undefined
  // The path of '/.//evil.example' would be read as another site.
  if (url === undefined || url.origin !== origin || url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}

function parse(text: string | undefined): Record<string, unknown> {
  try {
    const payload: unknown = JSON.parse(text ?? '')
    return isObject(payload) ? payload : {}
  } catch {
    return {}
  }
}
