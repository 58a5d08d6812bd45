/** The query of an address that names a payment. */
const name = 'payment'

/** The address that opens the gateways of a payment. @example paymentAddress('/fast-invest', uuid) */
export const paymentAddress = (path: string, uuid: string): string => `${path}?${new URLSearchParams({ [name]: uuid })}`

/** The payment that an address names. */
export const paymentIn = (query: URLSearchParams): string | null => query.get(name)
