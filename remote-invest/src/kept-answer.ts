/** The answers that an offline start shows. */
export type KeptName = 'home' | 'assets'

/** An answer and when it came; milliseconds. */
export interface Kept {
  readonly at: number
  readonly data: unknown
}

/** What the slice `profile` holds: answers of one person, and of no other. */
interface KeptAnswers {
  readonly sub: string
  readonly answers: Readonly<Partial<Record<KeptName, Kept>>>
}

/** The slice with one answer more; those of another person are gone. */
export function withAnswer(slice: unknown, sub: string, name: KeptName, answer: Kept): KeptAnswers {
  return { sub, answers: { ...answersOf(slice, sub), [name]: answer } }
}

/** The last answer of that name for this person; nothing for anybody else, and nothing that is damaged. */
export function answerKept(slice: unknown, sub: string, name: KeptName): Kept | undefined {
  return answersOf(slice, sub)[name]
}

function answersOf(slice: unknown, sub: string): KeptAnswers['answers'] {
  if (!isObject(slice) || slice.sub !== sub || !isObject(slice.answers)) return {}
  const { home, assets } = slice.answers
  return { ...(isKept(home) && { home }), ...(isKept(assets) && { assets }) }
}

function isKept(value: unknown): value is Kept {
  return isObject(value) && typeof value.at === 'number' && value.at > 0 && 'data' in value
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
