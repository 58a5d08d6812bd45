type Texts = { readonly [key: string]: string | Texts }

/** All texts of a dictionary by their full keys: `{ a: { b: 'x' } }` has `a.b`. */
export function flatTexts(texts: Texts, before = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[before + key, value] as const] : [...flatTexts(value, `${before}${key}.`)],
    ),
  )
}

/** The names of the values that a text needs. @example valuesOf('{{count}} سهم') // ['count'] */
export const valuesOf = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name).sort()

/**
 * What is wrong with the two dictionaries of a remote: keys that one of them lacks, empty texts, and texts that fill in
 * different things. An empty list means that they are complete and agree. (PLT-032)
 * @example expect(faultsOf(fa, en)).toEqual([])
 */
export function faultsOf(fa: Texts, en: Texts): readonly string[] {
  const [persian, english] = [flatTexts(fa), flatTexts(en)]
  const keys = new Set([...persian.keys(), ...english.keys()])
  return [...keys].flatMap((key) => {
    const [one, other] = [persian.get(key), english.get(key)]
    if (one === undefined || other === undefined)
      return [`${key} has no ${one === undefined ? 'Persian' : 'English'} text`]
    if (one.trim() === '' || other.trim() === '') return [`${key} is empty`]
    return valuesOf(one).join(' ') === valuesOf(other).join(' ') ? [] : [`${key} fills in different things`]
  })
}
