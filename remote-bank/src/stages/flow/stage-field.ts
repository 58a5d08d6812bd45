import type { CardStage } from './card-flow'

/**
 * What the server keeps of a field, as text; empty where it keeps nothing. A stage that was sent back opens with it.
 * (BNK-019)
 * @example storedValue(stage, 'national_serial') // '1G12345678'
 */
export function storedValue({ wire }: CardStage, key: string): string {
  const value = wire.fields.find((field) => field.key === key)?.value
  return value === null || value === undefined ? '' : String(value)
}
