/**
 * Parses an address; undefined for a text that is none. `URL.canParse` and `URL.parse` are newer than the browser floor.
 * @example parseUrl('/home', 'https://sarv.example')?.pathname // '/home'
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
