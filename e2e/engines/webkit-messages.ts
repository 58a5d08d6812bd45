/** What WebKit's console says, in the words of Chromium's, so that a journey expects one complaint. */
const messages: readonly (readonly [RegExp, string])[] = [
  [/integrity metadata check|integrity mismatch/, "Failed to find a valid digest in the 'integrity' attribute"],
  [/^Failed to load resource: (?!the server responded)/, 'net::ERR_FAILED'],
  [/is not allowed by Access-Control-Allow-Origin/, 'blocked by CORS policy, net::ERR_FAILED'],
]

/** @returns the words that Chromium has for it, and WebKit's own */
export function inWordsOfChromium(text: string): string {
  const known = messages.find(([pattern]) => pattern.test(text))
  return known ? `${known[1]}: ${text}` : text
}
