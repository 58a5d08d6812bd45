import type { Address } from '@sarv/shared/contract/addresses'

/**
 * Selects the address of the list: the one that the person chose, else the one that the server keeps, else the default.
 * (BNK-030)
 * @example selectAddress([home, work], undefined, '7')?.id // 7
 */
export function selectAddress(
  addresses: readonly Address[],
  chosen: number | undefined,
  stored: string,
): Address | undefined {
  return (
    addresses.find(({ id }) => id === chosen) ??
    addresses.find(({ id }) => String(id) === stored) ??
    addresses.find(({ is_default }) => is_default)
  )
}
