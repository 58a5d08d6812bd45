/** What the product API is called at the test issuer. */
export const testAudience = 'sarv-api'

/** The product API as a client of the test issuer: it may introspect. */
export const testIssuerClient = { id: 'sarv', secret: 'a secret/with+odd characters' } as const

/** The grant by which a test gets an account's token. */
export const testAccountGrant = 'urn:sarv:test:account'

/** The shell as a client of the test issuer: public, with refresh tokens that do not turn over. */
export const testShellClient = { id: 'shell', origin: 'http://localhost:3000' } as const

/** A document server that holds the sessions, as a client of the test issuer: confidential. */
export const testServerClient = { id: 'shell-server', secret: 'a secret of the document server' } as const

/** The product API as a resource (RFC 8707), for which the shell asks. */
export const testResource = 'https://api.sarv.test/'
