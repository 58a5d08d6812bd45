import type { Change, RemoteRow } from '@sarv/platform/delivery/console/contract'
import { toAsciiDigits } from '@sarv/shared/text/digits'

/** What a sheet is opened for. */
export interface ChangeStart {
  readonly verb: Change['verb']
  /** The version that a promotion begins with. */
  readonly version?: string
}

/** What the sheet of a change holds, as it was typed. */
export interface ChangeForm {
  readonly version: string
  readonly audience: 'everybody' | 'part'
  readonly percent: string
  readonly level: string
  readonly again: boolean
  readonly fa: string
  readonly en: string
  readonly why: string
}

export type FieldName = 'version' | 'percent' | 'level' | 'again' | 'fa' | 'en' | 'why'
/** The key of its message, by field. */
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>

/** What a part of the sheet's form is drawn from. */
export interface FieldsOfForm {
  readonly form: ChangeForm
  readonly set: (next: Partial<ChangeForm>) => void
  /** The sentence of a field's error. */
  readonly told: (field: FieldName) => string | undefined
}

/** The form when the sheet opens: a canary goes on to all people, anything else begins with a tenth. */
export function emptyForm({ canary }: Pick<RemoteRow, 'canary'>, version: string): ChangeForm {
  const isTried = canary?.version === version
  return {
    version,
    audience: isTried ? 'everybody' : 'part',
    percent: '10',
    level: canary?.level === undefined ? '' : String(canary.level),
    again: false,
    fa: '',
    en: '',
    why: '',
  }
}

interface Wanted {
  readonly verb: Change['verb']
  readonly form: ChangeForm
  /** What its author saw of the remote. */
  readonly row: Pick<RemoteRow, 'tag' | 'withdrawn'>
}

/** The change that a form asks for, and what is wrong with it. The change is there as soon as only the reason is missing. */
export function readForm({ verb, form, row }: Wanted): { readonly change?: Change; readonly errors: FieldErrors } {
  const why = form.why.trim()
  const base = { tag: row.tag, ...(why.length >= 3 ? { why } : {}) }
  const reason: FieldErrors = why.length >= 3 ? {} : { why: 'form.whyMissing' }
  if (verb === 'rollback' || verb === 'revive') return { change: { verb, ...base }, errors: reason }
  if (verb === 'kill') {
    const [fa, en] = [form.fa.trim(), form.en.trim()]
    const errors = { ...(fa ? {} : { fa: 'form.faMissing' }), ...(en ? {} : { en: 'form.enMissing' }) }
    if (!fa || !en) return { errors: { ...errors, ...reason } }
    return { change: { verb, message: { fa, en }, ...base }, errors: reason }
  }
  const part = form.audience === 'part' ? partOf(form) : {}
  const errors: FieldErrors = {
    ...(form.version ? {} : { version: 'form.versionMissing' }),
    ...(part === undefined ? errorsOfPart(form) : {}),
    ...(row.withdrawn.includes(form.version) && !form.again ? { again: 'form.againMissing' } : {}),
  }
  if (part === undefined || Object.keys(errors).length > 0) return { errors: { ...errors, ...reason } }
  return {
    change: { verb, version: form.version, ...part, ...(form.again && { again: true }), ...base },
    errors: reason,
  }
}

function partOf({ percent, level }: ChangeForm): { percent: number; level?: number } | undefined {
  const share = numberOf(percent)
  const from = level.trim() === '' ? undefined : numberOf(level)
  if (share === undefined || !(share > 0 && share <= 100)) return undefined
  if (level.trim() !== '' && (from === undefined || !Number.isInteger(from) || from > 99)) return undefined
  return { percent: share, ...(from === undefined ? {} : { level: from }) }
}

function errorsOfPart(form: ChangeForm): FieldErrors {
  return {
    ...(partOf({ ...form, level: '' }) ? {} : { percent: 'form.percentWrong' }),
    ...(partOf({ ...form, percent: '1' }) ? {} : { level: 'form.levelWrong' }),
  }
}

/** A number as people type it, with Persian digits and the Persian point too. */
function numberOf(text: string): number | undefined {
  const ascii = toAsciiDigits(text).trim().replace(/[٪%]$/, '').replace('٫', '.').trim()
  return /^\d{1,3}(?:\.\d{1,2})?$/.test(ascii) ? Number(ascii) : undefined
}
