/** Milliseconds for a word that is read aloud calmly: about 130 words a minute. */
const calmWord = 460

/** The last word is due this many milliseconds before the recording ends. */
const reserve = 1_000

/**
 * Number of words that should have been read by now, so that the text is done before the recording ends. (BNK-025)
 * @example wordsRead(8, 1_000, 15_000) // 3
 */
export function wordsRead(words: number, elapsed: number, length: number): number {
  if (words === 0 || elapsed < 0) return 0
  const pace = Math.min(calmWord, Math.max(1, length - reserve) / words)
  return Math.min(words, Math.floor(elapsed / pace) + 1)
}

/** Whole seconds that are left, at most all of them; at 0 the recording ends. @example secondsLeft(1_200, 15_000) // 14 */
export function secondsLeft(elapsed: number, length: number): number {
  return Math.ceil(Math.min(length, Math.max(0, length - elapsed)) / 1_000)
}
