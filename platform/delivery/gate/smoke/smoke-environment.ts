import type { ConsoleMessage, Page } from 'playwright-core'

/** What a platform under test has around it: an identity provider and a product API. */
export interface SmokeEnvironment {
  /** Its name in the record of the gate. */
  readonly name: string
  /** Settings of a document server that lead to them. */
  readonly env: Readonly<Record<string, string>>
  /** Signs a person in who comes back to the address. */
  signIn(page: Page, address: string): Promise<void>
  /** Whether a line of the console is about this environment, and not about a remote. */
  isOwn(message: ConsoleMessage): boolean
  close(): Promise<void>
}

export type OpenEnvironment = (shell: string, freePorts: readonly number[]) => Promise<SmokeEnvironment>
