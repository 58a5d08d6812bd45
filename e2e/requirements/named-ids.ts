const id = /\b(?:PLT|HST|INV|PMA|BNK|REC|SUP|SBX|VAL|ERR|CON|ST|R)-\d{2,3}\b/g
const range = /\b([A-Z]+)-(\d{2,3})…(\d{2,3})\b/g

/**
 * The requirements that a test's title names, each once.
 * @example namedIn('PLT-011…013 R-04 five headers') // ['PLT-011', 'R-04', 'PLT-012', 'PLT-013']
 */
export function namedIn(title: string): string[] {
  const ranged = [...title.matchAll(range)].flatMap(([, prefix = '', first = '', last = '']) =>
    Array.from(
      { length: Math.max(0, Number(last) - Number(first) + 1) },
      (_, step) => `${prefix}-${String(Number(first) + step).padStart(first.length, '0')}`,
    ),
  )
  return [...new Set([...(title.match(id) ?? []), ...ranged])]
}
