/** What WebKit's console says, in the words of Chromium's, so that a journey expects one complaint. */
const messages: readonly (readonly [RegExp, string])[] = [
  [/integrity metadata check|integrity mismatch/, "Failed to find a valid digest in the 'integrity' attribute"],
  [/^Failed to load resource: (?!the server responded)/, 'net::ERR_FAILED'],
  [/is not allowed by Access-Control-Allow-Origin/, 'blocked by CORS policy, net::ERR_FAILED'],
  [/^(?:FetchEvent\.respondWith received an error|(?:Fetch API c|C)annot load https?):/, 'net::ERR_FAILED'],
]

/**
 * @param name of an error: Playwright takes what stands before WebKit's first colon for it
 * @returns the words that Chromium has for it, and WebKit's own
 */
export function inWordsOfChromium(text: string, name = ''): string {
  const whole = name ? `${name}: ${text}` : text
  const known = messages.find(([pattern]) => pattern.test(whole))
  return known ? `${known[1]}: ${text}` : text
}
