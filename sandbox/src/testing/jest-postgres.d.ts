declare global {
  /** The server that jest-postgres-start.ts started. */
  var sarvPostgres: import('./postgres-server').PostgresServer | undefined
}

export {}
