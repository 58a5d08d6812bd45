import type { Person, SandboxClient } from '../platform/sandbox-client'
import type { SignIn } from '../test'

/** Signs in a new person of a kind whose name is the same each time: it stands on the pictures. */
export async function signInNegar(signIn: SignIn, sandbox: SandboxClient, kind: string): Promise<void> {
  const wish = { kind, first_name: 'نگار', last_name: 'رستگار' }
  await signIn((await sandbox.control('people', wish)) as Person, '/profile')
}
