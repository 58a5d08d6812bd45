export interface Coverage {
  readonly prefix: string
  /** Ids with at least one passing test. */
  readonly proven: readonly string[]
  readonly missing: readonly string[]
}

const id = /\b(PLT|HST|INV|PMA|BNK|REC|SUP|SBX|VAL|ERR|CON|ST|R)-\d{2,3}\b/g
const range = /\b([A-Z]+)-(\d{2,3})…(\d{2,3})\b/g

/**
 * Which requirements the titles of passing tests name.
 * @param catalogue the text of docs/requirements.md; each requirement begins a table row with its id
 * @param titles titles of passing tests; `PLT-011…016` names six
 */
export function coverageOf(catalogue: string, titles: readonly string[]): Coverage[] {
  const required = [
    ...catalogue.matchAll(/^\| ((?:PLT|HST|INV|PMA|BNK|REC|SUP|SBX|VAL|ERR|CON|ST|R)-\d{2,3}) \|/gm),
  ].map(([, found = '']) => found)
  const named = new Set(titles.flatMap(idsIn))
  const prefixes = [...new Set(required.map(prefixOf))]
  return prefixes.map((prefix) => {
    const own = [...new Set(required.filter((one) => prefixOf(one) === prefix))]
    return {
      prefix,
      proven: own.filter((one) => named.has(one)),
      missing: own.filter((one) => !named.has(one)),
    }
  })
}

function idsIn(title: string): string[] {
  const ranged = [...title.matchAll(range)].flatMap(([, prefix = '', first = '', last = '']) =>
    Array.from(
      { length: Math.max(0, Number(last) - Number(first) + 1) },
      (_, step) => `${prefix}-${String(Number(first) + step).padStart(first.length, '0')}`,
    ),
  )
  return [...(title.match(id) ?? []), ...ranged]
}

function prefixOf(requirement: string): string {
  return requirement.split('-', 1)[0] ?? ''
}
