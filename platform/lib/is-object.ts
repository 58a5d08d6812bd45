/**
 * Type guard for anything that may be asked for its fields: arrays too, null not.
 * @example isObject(kept) && typeof kept.uuid === 'string'
 */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
