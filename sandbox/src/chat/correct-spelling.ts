import { isOneEditAway } from '@sarv/shared/text/search'

/** Letters of one sound, which Persian spelling tells apart and the ear does not; the first stands for all. */
const sounds = ['سثص', 'زذضظ', 'تط', 'هح', 'قغ']

const letterOf = new Map(sounds.flatMap(([first = '', ...others]) => others.map((letter) => [letter, first] as const)))

/** How a word sounds. @example soundOf('سندوغ') === soundOf('صندوق') */
export function soundOf(word: string): string {
  return [...word].map((letter) => letterOf.get(letter) ?? letter).join('')
}

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
