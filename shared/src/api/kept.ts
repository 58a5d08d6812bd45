/**
 * Marks a read whose newest answer is kept on this device, encrypted and for this person alone, so that its screen opens
 * without a connection too. For what a person looks at; never for codes, payments under way or anything that moves money.
 * (F40, U16)
 * @example queryOptions({ queryKey: ['invest', 'orders'], queryFn: () => call(listOrders), ...kept })
 */
export const kept = { meta: { kept: true } } as const
