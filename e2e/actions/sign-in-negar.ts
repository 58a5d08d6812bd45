import type { Person, SandboxClient } from '../platform/sandbox-client'
import type { SignIn } from '../test'

/** A new person of a kind whose name is the same each time: it stands on pictures and in readings. */
export async function newNegar(sandbox: SandboxClient, kind: string): Promise<Person> {
  return (await sandbox.control('people', { kind, first_name: 'نگار', last_name: 'رستگار' })) as Person
}

/** Signs in a new person of a kind whose name is the same each time. */
export async function signInNegar(signIn: SignIn, sandbox: SandboxClient, kind: string): Promise<void> {
  await signIn(await newNegar(sandbox, kind), '/profile')
}
