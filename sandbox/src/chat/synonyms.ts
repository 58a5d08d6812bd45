import groups from './synonyms.json'

/** Thesaurus: word of people → the word of the house's texts that stands for it, the first of its group; stems or words in both languages. */
export const synonyms: ReadonlyMap<string, string> = new Map(
  groups.flatMap(([first = '', ...others]) =>
    others.map((word) => [word.replaceAll('\u200c', ''), first.replaceAll('\u200c', '')] as const),
  ),
)
