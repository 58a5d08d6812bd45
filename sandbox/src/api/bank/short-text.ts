import { invalidField } from '../../errors/domain-error'

/** Marks that turn the direction of whatever follows (T26). */
const bidiMarks = /[\u202a-\u202e\u2066-\u2069]/g

/** A line that the person wrote, of at most so many characters; null for none. */
export function parseShortText(text: string | null | undefined, most: number, name: string): string | null {
  const line = (text ?? '').replace(bidiMarks, '').replace(/\s+/g, ' ').trim()
  if ([...line].length > most) {
    throw invalidField(`${name} حداکثر ${most.toLocaleString('fa-IR')} نویسه است.`)
  }
  return line === '' ? null : line
}
