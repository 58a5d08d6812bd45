/** A requirement of docs/requirements.md: a row of a table that begins with its id. */
export interface Requirement {
  readonly id: string
  /** What it asks for: the row's second cell. */
  readonly text: string
}

const row = /^\| ((?:PLT|HST|INV|PMA|BNK|REC|SUP|SBX|VAL|ERR|CON|ST|R)-\d{2,3}) \| (.*?)(?<!\\) \|/gm

/** The requirements of the catalogue, in its order. */
export function requirementsIn(catalogue: string): Requirement[] {
  return [...catalogue.matchAll(row)].map(([, id = '', text = '']) => ({ id, text }))
}

/** @example prefixOf('PLT-011') // 'PLT' */
export function prefixOf(id: string): string {
  return id.split('-', 1)[0] ?? ''
}

/** The paths that a row of the routing table gives a title, a header and a way back. */
export function pathsOf({ text }: Requirement): string[] {
  return [...text.replaceAll(/\([^)]*\)/g, '').matchAll(/`(\/[^`]*)`/g)].map(([, path = '']) => path)
}
