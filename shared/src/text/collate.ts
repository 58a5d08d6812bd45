// One collator: to build one costs more than to sort a list of funds with it. It is built at the first call.
let collator: Intl.Collator | undefined

/**
 * Collation of two names, Persian alphabet first; digits inside by their value.
 * @example ['پ', 'ب', 'ا'].sort(compareNames) // ['ا', 'ب', 'پ']
 */
export function compareNames(one: string, other: string): number {
  collator ??= new Intl.Collator('fa', { numeric: true })
  return collator.compare(one.replace(/ي/g, 'ی').replace(/ك/g, 'ک'), other.replace(/ي/g, 'ی').replace(/ك/g, 'ک'))
}
