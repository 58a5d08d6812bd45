/** Characters of a line that are kept. */
const longest = 2_000

/** What ends a line, moves a terminal's cursor, or turns the order in which a text is read. */
const control = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu

/**
 * Escapes a log line: any text that it holds stays one line, and no terminal obeys it.
 * @example logLine('said a\nb') // 'said a\\u000ab'
 */
export function logLine(text: string): string {
  const cut = text.length > longest ? `${text.slice(0, longest)}…` : text
  return cut.replace(control, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
