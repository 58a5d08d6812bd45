import { setTimeout as wait } from 'node:timers/promises'
import type { Answerer } from './answerer'

/**
 * Answerer without a model: the best passage in its own words, and as links those beside it that fit nearly as well.
 * @param wordPause milliseconds between two words, as a model would need them
 */
export const createBuiltInAnswerer = (wordPause: number): Answerer => ({
  async *answer({ passages }, signal) {
    const [best, ...others] = passages
    if (best === undefined) return
    for (const word of best.body.split(/(?<=\s)/)) {
      yield { text: word }
      if (wordPause > 0) await wait(wordPause, undefined, { signal })
    }
    yield { cited: best }
    for (const cited of others) yield { cited }
  },
})
