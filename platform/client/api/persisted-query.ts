/**
 * Query options that persist a query's newest response on this device, encrypted and for this person alone, so that its
 * screen opens without a connection too. For what a person looks at; never for codes, pending payments or anything that
 * moves money. (F40, U16)
 * @example queryOptions({ queryKey: ['savings', 'orders'], queryFn: () => call(listOrders), ...persisted })
 */
export const persisted = { meta: { persisted: true } } as const
