import type { ConsoleMessage, Page } from 'playwright-core'

/** What a platform under test has around it: an identity provider and a product API. */
export interface SmokeWorld {
  /** Which world it is, for the record of the gate. */
  readonly name: string
  /** Settings of a document server that lead to them. */
  readonly env: Readonly<Record<string, string>>
  /** Signs a person in who comes back to the address. */
  signIn(page: Page, address: string): Promise<void>
  /** Whether a line of the console tells of this world, and not of a remote. */
  isOwn(message: ConsoleMessage): boolean
  close(): Promise<void>
}

export type OpenWorld = (shell: string, freePorts: readonly number[]) => Promise<SmokeWorld>
