const requirement = /\b(?:PLT|HST|INV|PMA|BNK|REC|SUP|SBX|VAL|ERR|CON|ST|R|D)-\d{2,3}\b/g
/** The end of a range, which is written without its prefix: `PLT-011…016`. */
const rangeEnd = /\b([A-Z]+)-\d{2,3}…(\d{2,3})\b/g
/** T9, F8, U16; not the hour of an instant (`T08:30`), nor a piece of a hash. */
const numbered = /(?<![\w.+/=-])[FTU][1-9]\d?(?![\w+/=]|:\d)/g

/**
 * The ids that a text cites, each once; of a range its two ends.
 * @example citedIn('PLT-011…013 T9 keeps its promise') // ['PLT-011', 'PLT-013', 'T9']
 */
export function citedIn(text: string): string[] {
  const ends = [...text.matchAll(rangeEnd)].map(([, prefix, last]) => `${prefix}-${last}`)
  return [...new Set([...(text.match(requirement) ?? []), ...ends, ...(text.match(numbered) ?? [])])].sort()
}

/**
 * The ids that a page of docs defines: those that begin a row of a table.
 * @example definedIn('| T9 | phishing by query | …') // ['T9']
 */
export function definedIn(page: string): string[] {
  return [...page.matchAll(/^\| ([A-Z]+-\d{2,3}|[FTU]\d{1,2}) \|/gm)].map(([, id = '']) => id)
}
