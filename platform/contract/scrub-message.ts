/** Most characters of a message that leaves a page, or that a server keeps. */
export const maxMessageLength = 200
/** Characters of a quoted text from which on it may be what a person typed; names of properties and modules are shorter. */
const maxQuoteLength = 24

/** What may name a person or open a door, and what stands in its place; in this order. */
const rules: readonly (readonly [form: RegExp, place: string])[] = [
  [/\b((?:https?|wss?|blob):[^\s?#'"`]*)[?#][^\s'"`)]*/gi, '$1?…'],
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu, '<e-mail>'],
  [new RegExp(`(["'\`«“‘])[^"'\`«»“”‘’]{${maxQuoteLength + 1},}(["'\`»”’])`, 'g'), '$1…$2'],
  // Also in groups, as people write numbers of phones, cards and accounts.
  [/\p{Nd}(?:[ ,٬-]?\p{Nd}){3,}/gu, '<number>'],
  // Tokens and keys.
  [/[\w-]{40,}/g, '<token>'],
]

/**
 * The message of an error without what may be personal: long numbers, e-mail addresses, queries of addresses, long quoted
 * texts, tokens. Pages scrub before they send, and servers scrub what they get; twice is the same as once.
 * @returns one line of 200 characters at most
 * @example scrubMessage('no card 6037991122334455') // 'no card <number>'
 */
export function scrubMessage(message: string): string {
  // What is far behind the end is not worth its time.
  const line = message
    .slice(0, 10 * maxMessageLength)
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
  const scrubbed = rules.reduce((text, [form, place]) => text.replace(form, place), line)
  return scrubbed.length <= maxMessageLength ? scrubbed : `${scrubbed.slice(0, maxMessageLength - 1)}…`
}
