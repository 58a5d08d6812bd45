import { monthsBefore } from '../calendar/arithmetic/jalali-months'
import { addDays } from '../calendar/days'
import { filterMaxDays } from '../rules/constants'
import { dateSpan } from '../rules/date-span'
import type { RuleMessage } from '../rules/message'

/** Both ends belong to it; ISO days. */
export interface DateRange {
  readonly from: string
  readonly to: string
}

/** A range while it is being chosen. */
export interface DraftRange {
  readonly from?: string
  readonly to?: string
}

export const presets = ['day', '1m', '3m', '6m', '1y'] as const
export type Preset = (typeof presets)[number]

const months: Record<Preset, number> = { day: 0, '1m': 1, '3m': 3, '6m': 6, '1y': 12 }

/** The presets that a filter may use: a filter of at most 30 days does not need the longer ones. (INV-070, D-09) */
export function presetsFor(capped: boolean): readonly Preset[] {
  return capped ? presets.filter((preset) => months[preset] <= 1) : presets
}

/**
 * The range of a preset, up to today: months go by the Jalali calendar, and a month of 31 days is cut to the 30 that a
 * capped filter takes.
 * @example presetRange('1m', '2026-11-21') // { from: '2026-10-22', to: '2026-11-21' }, from 30 Mehr to 30 Aban
 */
export function presetRange(preset: Preset, today: string, capped = false): DateRange {
  if (preset === 'day') return { from: today, to: today }
  const from = monthsBefore(today, months[preset])
  const earliest = addDays(today, -filterMaxDays)
  return { from: capped && from < earliest ? earliest : from, to: today }
}

/** The preset that a range is, if any. */
export function findPreset(range: DraftRange, today: string, capped: boolean): Preset | undefined {
  return presetsFor(capped).find((preset) => {
    const { from, to } = presetRange(preset, today, capped)
    return from === range.from && to === range.to
  })
}

/**
 * What pressing a day does: it begins a range, then ends it; an end before its beginning turns the two round, and a
 * whole range begins again.
 * @example withDay({ from: '2026-11-10' }, '2026-11-02') // { from: '2026-11-02', to: '2026-11-10' }
 */
export function withDay(draft: DraftRange, day: string): DraftRange {
  if (draft.from === undefined || draft.to !== undefined) return { from: day }
  return day < draft.from ? { from: day, to: draft.from } : { from: draft.from, to: day }
}

/** What is wrong with a range; undefined when it may be applied, `incomplete` while it has no end. (VAL-19) */
export function rangeError(draft: DraftRange, today: string, capped: boolean): RuleMessage | 'incomplete' | undefined {
  if (draft.from === undefined || draft.to === undefined) return 'incomplete'
  return dateSpan(draft.from, draft.to, today, capped)
}
