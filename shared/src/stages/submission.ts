import { parseStageKey, type StageKey } from './stage-key'

/** A field of a stage on the wire. */
export interface WireField {
  readonly key: string
  readonly value?: unknown
}

interface WireStageWithFields {
  readonly key: string
  readonly fields?: readonly WireField[] | null
}

/**
 * Request body of a stage submit: what the server sent, spelling and all, with new values in the fields of one stage
 * only. A field that the server did not list is added, so that nothing typed is lost. (PLT-070, D-03)
 * @example withValues(onboarding, 'risk', { user_survey_id: 41 })
 */
export function withValues<
  Stage extends WireStageWithFields,
  Wire extends { readonly stages?: readonly Stage[] | null },
>(wire: Wire, key: StageKey, values: Readonly<Record<string, unknown>>): Wire {
  const stages = (wire.stages ?? []).map((stage) =>
    parseStageKey(stage.key) === key ? { ...stage, fields: filled(stage.fields ?? [], values) } : stage,
  )
  return { ...wire, stages }
}

/**
 * Request body of a stage submit, set to that stage: the current one, or one that is done once more. (PMA-044, D-03)
 * @example await call(submitOnboarding, { body: toSubmission(onboarding, stage, { card_name: 'sarv' }) })
 */
export function toSubmission<
  Stage extends WireStageWithFields,
  Wire extends { readonly current_stage: string; readonly stages?: readonly Stage[] | null },
>(wire: Wire, stage: { readonly wire: { readonly key: string } }, values: Readonly<Record<string, unknown>>): Wire {
  const key = parseStageKey(stage.wire.key)
  const body = key === undefined ? wire : withValues<Stage, Wire>(wire, key, values)
  return key === parseStageKey(wire.current_stage) ? body : { ...body, current_stage: stage.wire.key }
}

function filled(fields: readonly WireField[], values: Readonly<Record<string, unknown>>): WireField[] {
  const known = new Set(fields.map((field) => field.key))
  const listed = fields.map((field) =>
    Object.hasOwn(values, field.key) ? { ...field, value: values[field.key] } : field,
  )
  const added = Object.entries(values).filter(([key]) => !known.has(key))
  return [...listed, ...added.map(([key, value]) => ({ key, value }))]
}
