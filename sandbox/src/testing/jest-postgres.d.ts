declare global {
  /** The server that jest-postgres-start.ts started. */
  var sarvPostgres: import('@sarv/shared/testing/postgres-server').PostgresServer | undefined
}

export {}
