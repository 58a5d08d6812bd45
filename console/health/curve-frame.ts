import type { Curve, HealthSeries } from '@sarv/platform/delivery/console/contract'

/** One version's line. */
export interface VersionLine {
  readonly version: string
  readonly values: readonly (number | null)[]
}

/** The lines of a curve, of the versions of which it says anything. */
export function heardOf({ versions }: HealthSeries, curve: Curve): VersionLine[] {
  return versions
    .map(({ version, curves }) => ({ version, values: curves[curve] }))
    .filter(({ values }) => values.some((value) => value !== null))
}

/** The least that the scale reaches to, so that noise does not look like a mountain. */
const least: Readonly<Record<Curve, number>> = {
  opened: 10,
  errors: 0.04,
  entry: 100,
  init: 100,
  mount: 100,
  lcp: 1_000,
  inp: 100,
}

/** Where the scale ends: the first round number above everything that is drawn. */
export function frameOf(lines: readonly VersionLine[], curve: Curve): { readonly top: number } {
  const highest = Math.max(least[curve], ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const step = 10 ** Math.floor(Math.log10(highest))
  const round = [1, 2, 4, 5, 10].find((times) => times * step >= highest * 0.9999) ?? 10
  const top = round * step
  return { top: curve === 'errors' ? Math.min(top, 1) : top }
}
