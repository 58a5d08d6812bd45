import type { Destination, Destinations, RecentDestination } from '@sarv/shared/contract/bank-transfers'
import { foldForSearch, matchesSearch } from '@sarv/shared/text/search'
import { kindOf, typedDestination } from './typed-destination'

/** A person to whom money can go: saved under a name, or one of the last recipients. */
export interface Recipient {
  /** Its own among the recipients. */
  readonly key: string
  readonly name: string
  /** Undefined for one that is not saved. */
  readonly id: number | undefined
  /** The used last first. */
  readonly numbers: readonly (Destination | RecentDestination)[]
}

/** After so many days without a transfer, those of before count half. */
const halfLifeDays = 30
const dayMs = 86_400_000

/**
 * Saved and recent recipients as one list: numbers that were saved as one person's are one entry, the most and the most
 * recently used come first. (BNK-087)
 * @param now ms since 1970
 */
export function recipientsOf({ destinations, recent = [] }: Destinations, now: number): Recipient[] {
  const saved = new Map<number, Destination[]>()
  for (const one of destinations) {
    const id = one.recipient ?? one.id
    saved.set(id, [...(saved.get(id) ?? []), one])
  }
  const all: Recipient[] = [
    ...[...saved].map(([id, numbers]) => ({
      key: String(id),
      name: numbers[0]?.name ?? '',
      id,
      numbers: numbers.toSorted((one, other) => usedAt(other) - usedAt(one)),
    })),
    ...recent.map((one) => ({ key: one.number, name: one.owner_name, id: undefined, numbers: [one] })),
  ]
  return all.toSorted((one, other) => weight(other, now) - weight(one, now) || lastUse(other) - lastUse(one))
}

const usedAt = ({ last_used_at = '' }: RecentDestination) => Date.parse(last_used_at) || 0
const lastUse = ({ numbers }: Recipient) => Math.max(0, ...numbers.map(usedAt))

function weight(recipient: Recipient, now: number): number {
  const uses = recipient.numbers.reduce((sum, { uses: times = 0 }) => sum + times, 0)
  const days = Math.max(0, now - lastUse(recipient)) / dayMs
  return uses * 0.5 ** (days / halfLifeDays)
}

/**
 * The recipients whose name, owner, bank or number the typed text is a part of; by digits only their numbers that have
 * them. An empty text finds everybody. (BNK-087)
 */
export function findRecipients(recipients: readonly Recipient[], typed: string): readonly Recipient[] {
  const { kind, text } = typedDestination(typed)
  if (kind === 'NAME') {
    return recipients.filter(({ name, numbers }) =>
      matchesSearch([name, ...numbers.flatMap((one) => [one.owner_name, one.bankName])].join(' '), text),
    )
  }
  return recipients
    .map((one) => ({ ...one, numbers: one.numbers.filter(({ number }) => number.includes(text)) }))
    .filter(({ numbers }) => numbers.length > 0)
}

/** The numbers that a transfer to a recipient chooses among: the card and the IBAN that were used last. */
export function numbersOf({ numbers }: Recipient): string[] {
  const newest = (kind: 'CARD' | 'IBAN') => numbers.find(({ number }) => kindOf(number) === kind)?.number ?? []
  return [newest('CARD'), newest('IBAN')].flat()
}

/** What is known of a number: its name among the saved ones, and the owner at its last use. */
export function knownNumber(
  { destinations, recent = [] }: Destinations,
  number: string,
): (RecentDestination & { readonly name?: string }) | undefined {
  return destinations.find((one) => one.number === number) ?? recent.find((one) => one.number === number)
}

/** Whether two names are the same but for spelling. */
export const isSameName = (one: string, other: string) => foldForSearch(one) === foldForSearch(other)

/** The saved recipient whose owner has this name and whose numbers lack this one: it may be another of that person's. */
export function recipientNamed(
  { destinations }: Destinations,
  { owner_name, number }: { owner_name: string; number: string },
): Destination | undefined {
  if (destinations.some((one) => one.number === number)) return undefined
  const named = destinations.filter((one) => isSameName(one.owner_name, owner_name))
  // Two persons of one name: to which of them the number belongs, nobody here knows.
  return new Set(named.map(({ id, recipient = id }) => recipient)).size === 1 ? named[0] : undefined
}
