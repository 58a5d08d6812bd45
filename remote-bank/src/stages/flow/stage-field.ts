import type { CardStage, StageScreenKey } from './card-flow'

/**
 * What the server keeps of a field, as text; empty where it keeps nothing. A stage that was sent back opens with it.
 * (BNK-019)
 * @example storedValue(stage, 'national_serial') // '1G12345678'
 */
export function storedValue({ wire }: CardStage, key: string): string {
  const value = wire.fields.find((field) => field.key === key)?.value
  return value === null || value === undefined ? '' : String(value)
}

/** Fields that the screen of a stage fills in. */
const filledIn: Readonly<Record<StageScreenKey, readonly string[]>> = {
  base_info: ['national_serial'],
  reissue_card_confirm_otp: ['otp_code'],
  card: ['card_name'],
  video: ['video_text'],
  address: ['address_id'],
  payment: [],
}

/** Keys of the required fields that the screen of a stage does not know: it could not be submitted. (SBX-067) */
export function unknownFields({ wire }: CardStage, screen: StageScreenKey): string[] {
  return wire.fields
    .filter(({ key, is_required }) => is_required && !filledIn[screen].includes(key))
    .map(({ key }) => key)
}

/** What the server says of single fields, by the server's order. */
export function fieldMessages({ wire }: CardStage): string[] {
  return wire.fields
    .toSorted((one, other) => one.sort - other.sort)
    .flatMap(({ message }) => (message === null || message.trim() === '' ? [] : message))
}
