import { createHash } from 'node:crypto'

/** What begins the name of each class of a kit before its hash is known. */
export const unnamedKit = 'kit-00000000'

/** What begins the name of each class of a kit: two kits in one page style nothing of each other. */
export const kitName = (hash: string) => `kit-${hash}`

/**
 * The hash of a kit's script and style sheet, whether they carry it in their class names already or not.
 * @example kitHash([script, style]) // '3f2a91bc'
 */
export function kitHash(texts: readonly string[], hash = ''): string {
  const digest = createHash('sha256')
  for (const text of texts) digest.update(hash ? text.replaceAll(kitName(hash), unnamedKit) : text).update('\0')
  return digest.digest('hex').slice(0, 8)
}
