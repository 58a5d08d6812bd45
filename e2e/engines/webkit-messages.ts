/** What WebKit's console says, in the words of Chromium's, so that a journey expects one complaint. */
const messages: readonly (readonly [RegExp, string])[] = [
  [/integrity metadata check|integrity mismatch/, "Failed to find a valid digest in the 'integrity' attribute"],
  [/^Failed to load resource: (?!the server responded)/, 'net::ERR_FAILED'],
  [/is not allowed by Access-Control-Allow-Origin/, 'blocked by CORS policy, net::ERR_FAILED'],
  [/^(?:FetchEvent\.respondWith received an error:|(?:Fetch API c|C)annot load https?:)/, 'net::ERR_FAILED'],
]

/** What an error of a page says: Playwright takes what stands before WebKit's first colon for its name, often `http`. */
export function wholeMessage({ name, message }: Error): string {
  return name.endsWith('http') ? `${name}:/${message}` : `${name}: ${message}`
}

/** @returns the words that Chromium has for it, and WebKit's own */
export function inWordsOfChromium(text: string): string {
  const known = messages.find(([pattern]) => pattern.test(text))
  return known ? `${known[1]}: ${text}` : text
}
