/** Query executor: the database itself, or one transaction of it. */
export interface Sql {
  /**
   * Runs one statement and returns its rows. `int8` comes back as a number, `timestamptz` as a Date, `date` as the text
   * `2026-11-21`, `json` parsed; hand JSON in as text (`JSON.stringify`) and compare lists with `= any($1)`.
   * @example await sql.query<{ units: number }>('select units from holding where sub = $1 for update', [person.sub])
   */
  query<Row extends object = Record<string, unknown>>(text: string, params?: readonly unknown[]): Promise<Row[]>
}

/** The database behind the sandbox: PGlite inside the process, or a PostgreSQL server. */
export interface Db extends Sql {
  /**
   * All or nothing: commits what `work` did, or undoes it when `work` throws. Inside, use only the `sql` that is handed
   * in; PGlite has one connection, so a statement on the database itself would wait for ever.
   */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  /** Runs a text of several statements. */
  script(text: string): Promise<void>
  close(): Promise<void>
}
