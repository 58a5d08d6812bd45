import type { Problem } from '@sarv/shared/contract/problem'

/** An answer that is not a success, on its way out of a handler. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: Problem,
    /** Keep what the handler wrote: a counted wrong try must outlive its refusal. */
    readonly keepChanges: boolean,
    readonly headers: Readonly<Record<string, string>>,
  ) {
    super(`refused with ${status}`)
  }
}

interface RefuseOptions {
  readonly keepChanges?: boolean
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * A refusal to throw. A text becomes `{ detail: text }`; hand the body in where another shape of section 9 is wanted.
 * What the handler wrote before is undone, unless `keepChanges`.
 * @example throw refuse(400, 'موجودی کافی نیست.')
 * @example throw refuse(400, { detail: [{ msg: 'کد معرف پیدا نشد.' }] })
 * @example throw refuse(400, 'کد درست نیست.', { keepChanges: true })
 */
export function refuse(status: number, body: string | Problem, options: RefuseOptions = {}): Refusal {
  return new Refusal(
    status,
    typeof body === 'string' ? { detail: body } : body,
    options.keepChanges ?? false,
    options.headers ?? {},
  )
}

/** What does not exist, and what belongs to somebody else, look the same (SBX-006). */
export function notFound(): Refusal {
  return refuse(404, 'موردی با این مشخصات پیدا نشد.')
}
