import names from './person-names.json'
import { seededRandom } from './seeded-random'

/** Invented names, each with the spelling that stands on a card. */
export const firstNames: Readonly<Record<string, string>> = names.first
export const lastNames: Readonly<Record<string, string>> = names.last

/** As printed on a card; a name that was never spelt in Latin letters stays out. */
export const nameOnCard = (first: string | null, last: string | null) =>
  [firstNames[first ?? ''], lastNames[last ?? '']].filter(Boolean).join(' ') || null

/** Fake identity registry: who stands there under a national code, always the same invented person. */
export const findRegistryNames = (nationalCode: string) => inventNames(`registry ${nationalCode}`)

/** Names of an invented person, always the same ones for the same text. */
export function inventNames(text: string): { first: string; last: string } {
  const random = seededRandom(text)
  const pick = (names: readonly string[]) => names[Math.floor(random() * names.length)] ?? ''
  return { first: pick(Object.keys(firstNames)), last: pick(Object.keys(lastNames)) }
}
