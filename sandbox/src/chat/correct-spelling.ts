import { isOneEditAway, soundOf } from '@sarv/shared/text/search'

/** Words shorter than this have too many neighbours. */
const shortestEdited = 4

/**
 * Spelling correction: a word as it is when it is known, else the known one that sounds the same, else the one that is a
 * single edit away. A word that is like none stays.
 * @param known folded words, the likeliest first
 * @example correctSpelling('کارمضد', ['کارمزد']) // 'کارمزد'
 */
export function correctSpelling(word: string, known: readonly string[]): string {
  if (known.includes(word)) return word
  const sound = soundOf(word)
  const isNear = (one: string) =>
    Math.min(one.length, word.length) >= shortestEdited && isOneEditAway(soundOf(one), sound)
  return known.find((one) => soundOf(one) === sound) ?? known.find(isNear) ?? word
}
