import type { IncomingMessage } from 'node:http'

/** The kind of what `/*` answers: a page, or a file of the shell. Other patterns are their own names. */
export function routeName(pattern: string, { url = '' }: Pick<IncomingMessage, 'url'>): string {
  if (pattern !== '/*') return pattern
  return /\.[a-z0-9]+$/i.test(url.split('?', 1)[0] ?? '') ? 'file' : 'page'
}
