type Texts = { readonly [key: string]: string | Texts }

/** All texts of a dictionary by their full keys: `{ a: { b: 'x' } }` has `a.b`. */
function flat(texts: Texts, before = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[before + key, value] as const] : [...flat(value, `${before}${key}.`)],
    ),
  )
}

const gapsOf = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)/g)]
    .map(([, name]) => name)
    .sort()
    .join(' ')

/**
 * What is wrong with the two dictionaries of a remote: keys that one of them lacks, empty texts, and texts that fill in
 * different things. An empty list means that they are complete and agree. (PLT-032)
 * @example expect(faultsOf(fa, en)).toEqual([])
 */
export function faultsOf(fa: Texts, en: Texts): readonly string[] {
  const [persian, english] = [flat(fa), flat(en)]
  const keys = new Set([...persian.keys(), ...english.keys()])
  return [...keys].flatMap((key) => {
    const [one, other] = [persian.get(key), english.get(key)]
    if (one === undefined || other === undefined)
      return [`${key} has no ${one === undefined ? 'Persian' : 'English'} text`]
    if (one.trim() === '' || other.trim() === '') return [`${key} is empty`]
    return gapsOf(one) === gapsOf(other) ? [] : [`${key} fills in different things`]
  })
}
