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
  const [sound, sounds] = [soundOf(word), soundsOf(known)]
  const isNear = (one: string, at: number) =>
    Math.min(one.length, word.length) >= shortestEdited && isOneEditAway(sounds[at] ?? '', sound)
  return known.find((_, at) => sounds[at] === sound) ?? known.find(isNear) ?? word
}

/** Sounds of known words: every word of a long question is held against the same ones. */
const soundsByWords = new WeakMap<readonly string[], readonly string[]>()

function soundsOf(known: readonly string[]): readonly string[] {
  const sounds = soundsByWords.get(known) ?? known.map(soundOf)
  soundsByWords.set(known, sounds)
  return sounds
}
