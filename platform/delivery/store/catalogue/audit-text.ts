/** Most characters of what people write into the audit log. */
export const longest = { who: 60, why: 500, message: 300 } as const

/** What a line of a terminal shows as something else than itself: control characters, line ends, marks that turn its direction. */
const unprintable = /(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]/gu

/**
 * Whether a text may stand in the audit log: one line, with something to read. The joiners of Persian words are text.
 * @example isAuditText('the header is mended', 60) // true
 * @example isAuditText('ceo\nforged', 60) // false
 */
export function isAuditText(text: string, most: number): boolean {
  return text.trim() !== '' && text.length <= most && text.search(unprintable) < 0
}

/** A stored text as a terminal may show it, also one that no rule has seen: `ceo\nforged` in place of a second line. */
export function printable(text: string): string {
  return text.replaceAll(unprintable, (character) => {
    const code = character.codePointAt(0) ?? 0
    return character === '\n' ? '\\n' : `\\u{${code.toString(16)}}`
  })
}
