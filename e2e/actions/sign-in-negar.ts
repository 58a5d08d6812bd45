import type { Page } from '@playwright/test'
import type { Person, SandboxClient } from '../platform/sandbox-client'
import { signInAs } from '../test'

/** Signs in somebody new of a kind whose name is the same each time: it stands on the pictures. */
export async function signInNegar(page: Page, sandbox: SandboxClient, kind: string): Promise<void> {
  const wish = { kind, first_name: 'نگار', last_name: 'رستگار' }
  await signInAs(page, sandbox, (await sandbox.control('people', wish)) as Person, '/profile')
}
