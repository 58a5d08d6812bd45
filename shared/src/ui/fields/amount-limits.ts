/** Rial, both inclusive. */
export interface AmountLimits {
  minimum?: number
  maximum?: number
}

/**
 * What is wrong with an amount; an empty field is not wrong, only not ready (VAL-14).
 * @example amountError(299_999, { minimum: 300_000 }) // 'tooSmall'
 */
export function amountError(
  amount: number | undefined,
  { minimum, maximum }: AmountLimits,
): 'tooSmall' | 'tooLarge' | undefined {
  if (amount === undefined) return undefined
  if (minimum !== undefined && amount < minimum) return 'tooSmall'
  return maximum !== undefined && amount > maximum ? 'tooLarge' : undefined
}

/** Which of the three sizes of the field fits so many characters. */
export function sizeFor(characters: number): 'l' | 'm' | 's' {
  if (characters <= 11) return 'l'
  return characters <= 13 ? 'm' : 's'
}
