/** What the product API is called at the test issuer. */
export const testAudience = 'sarv-api'

/** The product API as a client of the test issuer: it may introspect. */
export const testIssuerClient = { id: 'sarv', secret: 'a secret/with+odd characters' } as const

/** The grant by which a test gets an account's token. */
export const testAccountGrant = 'urn:sarv:test:account'
