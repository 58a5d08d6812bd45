import { notFound, refuse } from '../api/refuse'
import type { Sql } from '../db/sql'
import type { OnboardingKind } from './onboarding-kind'
import { pmaKind } from './pma-kind'

/** The flows by their type. A new one joins here. */
const KINDS: Readonly<Record<string, OnboardingKind>> = { PMA: pmaKind }

export function kindOf(type: string): OnboardingKind {
  const kind = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined
  if (kind === undefined) throw refuse(400, { detail: [{ msg: 'این نوع درخواست هنوز پذیرفته نمی‌شود.' }] })
  return kind
}

/** The kind of a flow that somebody has. */
export async function kindBehind(sql: Sql, sub: string, uuid: string): Promise<OnboardingKind> {
  const [row] = await sql.query<{ type: string }>('select type from onboarding where uuid = $1 and sub = $2', [
    uuid,
    sub,
  ])
  if (row === undefined) throw notFound()
  return kindOf(row.type)
}
