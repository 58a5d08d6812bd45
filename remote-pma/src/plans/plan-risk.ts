/** The words of ST-15 that have a text of their own. */
const known = ['WITHOUT', 'LOW', 'HIGH'] as const

/** The key of a risk's text; a word nobody knows yet is told as unknown, never shown raw. (PMA-001) */
export function riskKey(risk: string): `risk.${(typeof known)[number] | 'unknown'}` {
  return `risk.${known.find((word) => word === risk) ?? 'unknown'}`
}
