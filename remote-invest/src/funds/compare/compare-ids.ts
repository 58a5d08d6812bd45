import { maxComparedFunds } from '@sarv/shared/contract/fund-comparison'

/** What an address asks to compare. */
export interface ComparedIds {
  /** Known funds, each once, four at most. */
  readonly codes: readonly string[]
  /** Some were unknown. */
  readonly dropped: boolean
  /** Some were too many. */
  readonly surplus: boolean
}

/**
 * Parses `?ids=11307,11541`; any text gives funds to show. (INV-081)
 * @param isKnown whether a fund has the code
 */
export function parseComparedIds(ids: string | null, isKnown: (code: string) => boolean): ComparedIds {
  const asked = [...new Set((ids ?? '').split(',').map((code) => code.trim()))].filter(Boolean)
  const known = asked.filter(isKnown)
  return {
    codes: known.slice(0, maxComparedFunds),
    dropped: known.length < asked.length,
    surplus: known.length > maxComparedFunds,
  }
}

/** Address of a comparison. @example comparePath(['11307', '11541']) // '/funds/compare?ids=11307,11541' */
export function comparePath(codes: readonly string[]): string {
  return `/funds/compare?ids=${codes.slice(0, maxComparedFunds).map(encodeURIComponent).join(',')}`
}
