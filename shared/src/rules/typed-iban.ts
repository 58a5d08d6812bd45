import { bareIban } from './iban'

/** Normalizes a typed IBAN for sending; many people leave the IR out. @example normalizeIban('16 0120 …') // 'IR160120…' */
export function normalizeIban(text: string): string {
  const bare = bareIban(text)
  return /^\d{24}$/.test(bare) ? `IR${bare}` : bare
}

/** Parses a typed IBAN out of a draft; undefined for a wrong shape. (F45) */
export function parseTypedIban(kept: unknown): string | undefined {
  return typeof kept === 'string' && kept.length <= 40 ? kept : undefined
}
