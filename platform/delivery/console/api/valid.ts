import type * as z from 'zod/mini'
import { SarvError } from '../../errors/sarv-error'

/** @throws SarvError when a value is not as the contract says */
export function valid<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const [first] = read.error.issues
  throw new SarvError('SARV-102', `${first?.path.join('.') || 'The body'}: ${first?.message ?? 'it is not valid'}`)
}
