import { isWrittenOnce } from './store-key'

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

/** What a browser is told about a file. */
export interface Meta {
  readonly contentType: string
  readonly cacheControl: string
}

/**
 * What a browser is told about a key: its type by the name's ending, and to keep for good what never changes.
 * @example contentMetadata('remotes/savings/1.4.0/remote.css') // text/css, a year and immutable
 */
export function contentMetadata(key: string): Meta {
  const ending = key.slice(key.lastIndexOf('.') + 1)
  return {
    contentType: types[ending] ?? 'application/octet-stream',
    cacheControl: isWrittenOnce(key) ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
}
