/** A string that is the first argument of `test`, or of what `test.each` returned. */
const title =
  /(?:\btest(?:\.\w+)?|\]\s*(?:as const)?\)|`|\))\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)\s*,/g

/**
 * The titles of the tests in a source, as they are written: a row's values are still `%s`.
 * @example testTitles("test('F8 two tabs renew', () => {})") // ['F8 two tabs renew']
 */
export function testTitles(source: string): string[] {
  return [...source.matchAll(title)].map(([, single, double, template]) =>
    (single ?? double ?? template ?? '').replace(/\\(.)/g, '$1').replace(/\s+/g, ' '),
  )
}
