const maxLength = 200
/** Control characters, halves of a character, and marks that turn the direction of a text. */
const unsafe = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/**
 * Sanitised file name: what a sender calls a file, without folders, without invisible characters, and not too long.
 * @example plainFileName('../../slip\u0000.png') // 'slip.png'
 */
export function plainFileName(sent: string): string {
  const last = sent.split(/[\\/]/).at(-1) ?? ''
  return [...last.replaceAll(unsafe, '')].slice(0, maxLength).join('')
}
