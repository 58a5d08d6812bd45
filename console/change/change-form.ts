import type { Change, RemoteRow } from '@sarv/platform/delivery/console/contract'
import { toAsciiDigits } from '@sarv/shared/text/digits'

/** What a sheet is opened for. */
export interface ChangeStart {
  readonly verb: Change['verb']
  /** The version that a promotion begins with. */
  readonly version?: string
  /** What was typed before a sign-in interrupted it. */
  readonly form?: ChangeForm
}

/** What the sheet of a change holds, as it was typed. */
export interface ChangeForm {
  readonly version: string
  readonly audience: 'everybody' | 'part' | 'ramp'
  readonly percent: string
  readonly level: string
  /** Percents of a ramp, with commas between them. */
  readonly steps: string
  readonly minutes: string
  readonly again: boolean
  /** Agrees to what the version may do beyond the running one. */
  readonly agreed: boolean
  readonly fa: string
  readonly en: string
  readonly why: string
}

export type FieldName = 'version' | 'percent' | 'level' | 'steps' | 'minutes' | 'again' | 'fa' | 'en' | 'why'
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
    steps: '1,10,50,100',
    minutes: '30',
    again: false,
    agreed: false,
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
  if (verb !== 'kill' && verb !== 'promote') return { change: { verb, ...base }, errors: reason }
  if (verb === 'kill') {
    const [fa, en] = [form.fa.trim(), form.en.trim()]
    const errors = { ...(fa ? {} : { fa: 'form.faMissing' }), ...(en ? {} : { en: 'form.enMissing' }) }
    if (!fa || !en) return { errors: { ...errors, ...reason } }
    return { change: { verb, message: { fa, en }, ...base }, errors: reason }
  }
  const part = audienceOf(form)
  const errors: FieldErrors = {
    ...(form.version ? {} : { version: 'form.versionMissing' }),
    ...(part === undefined ? errorsOfAudience(form) : {}),
    ...(row.withdrawn.includes(form.version) && !form.again ? { again: 'form.againMissing' } : {}),
  }
  if (part === undefined || Object.keys(errors).length > 0) return { errors: { ...errors, ...reason } }
  return {
    change: {
      verb,
      version: form.version,
      ...part,
      ...(form.again && { again: true }),
      ...(form.agreed && { agreed: true }),
      ...base,
    },
    errors: reason,
  }
}

type Audience = Pick<Extract<Change, { verb: 'promote' }>, 'percent' | 'level' | 'ramp' | 'bakeMinutes'>

function audienceOf(form: ChangeForm): Audience | undefined {
  if (form.audience === 'everybody') return {}
  return form.audience === 'part' ? partOf(form) : rampOf(form)
}

function rampOf({ steps, minutes }: ChangeForm): Audience | undefined {
  const ramp = steps.split(/[,،]/).map((step) => numberOf(step) ?? 0)
  const bakeMinutes = numberOf(minutes)
  const isRising = ramp.every((step, at) => step > (ramp[at - 1] ?? 0))
  if (!isRising || ramp.length < 2 || ramp.length > 10 || ramp.at(-1) !== 100) return undefined
  if (bakeMinutes === undefined || !Number.isInteger(bakeMinutes) || bakeMinutes < 1) return undefined
  return { ramp, bakeMinutes }
}

function partOf({ percent, level }: ChangeForm): Audience | undefined {
  const share = numberOf(percent)
  const from = level.trim() === '' ? undefined : numberOf(level)
  if (share === undefined || !(share > 0 && share <= 100)) return undefined
  if (level.trim() !== '' && (from === undefined || !Number.isInteger(from) || from > 99)) return undefined
  return { percent: share, ...(from === undefined ? {} : { level: from }) }
}

function errorsOfAudience(form: ChangeForm): FieldErrors {
  if (form.audience === 'ramp')
    return {
      ...(rampOf({ ...form, minutes: '1' }) ? {} : { steps: 'form.stepsWrong' }),
      ...(rampOf({ ...form, steps: '1,100' }) ? {} : { minutes: 'form.minutesWrong' }),
    }
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
