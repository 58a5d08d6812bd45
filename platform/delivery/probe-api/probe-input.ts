import { isObject } from '../../lib/is-object'

/** Answers of reads, by the name of the operation. */
export type Answers = ReadonlyMap<string, unknown>

type Value = string | number

/**
 * Finds an input of a read.
 * @param source `=1`, or the place of a value in an answer, where `*` stands for each item of a list
 * @returns undefined where no answer has such a value
 * @example inputFrom('listNotes.results.*.id', new Map([['listNotes', { results: [{ id: 7 }] }]])) // 7
 */
export function inputFrom(source: string, answers: Answers): Value | undefined {
  if (source.startsWith('=')) return source.slice(1)
  const [name = '', ...steps] = source.split('.')
  return steps.reduce(stepInto, [answers.get(name)]).find(isValue)
}

function stepInto(values: readonly unknown[], step: string): unknown[] {
  if (step === '*') return values.flatMap((value) => (Array.isArray(value) ? value : []))
  return values.flatMap((value) => (isObject(value) ? [value[step]] : []))
}

const isValue = (value: unknown): value is Value => ['string', 'number'].includes(typeof value) && value !== ''

/** The reads whose answers an operation needs. */
export function readsBefore(sources: Readonly<Record<string, string>> = {}): string[] {
  return Object.values(sources).flatMap((source) => (source.startsWith('=') ? [] : (source.split('.')[0] ?? [])))
}
