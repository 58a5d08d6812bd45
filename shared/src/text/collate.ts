// One collator: building one costs more than sorting a list of funds with it. Not before it is asked for.
let collator: Intl.Collator | undefined

/**
 * Collation of two names, Persian alphabet first; digits inside by their value.
 * @example ['پ', 'ب', 'ا'].sort(compareNames) // ['ا', 'ب', 'پ']
 */
export function compareNames(one: string, other: string): number {
  collator ??= new Intl.Collator('fa', { numeric: true })
  return collator.compare(one.replace(/ي/g, 'ی').replace(/ك/g, 'ک'), other.replace(/ي/g, 'ی').replace(/ك/g, 'ک'))
}
