import type { Author } from '../store/catalogue/catalogue-store'
import type { CatalogueKeys } from '../store/catalogue/signing-keys'
import type { Store } from '../store/store'
import type { Call } from './command'

interface CallSetup {
  readonly store: Store
  readonly keys: CatalogueKeys
  readonly env: NodeJS.ProcessEnv
}

/**
 * The call of a command as a server makes it for others.
 * @param values of its options, by their names
 */
export function callWith(
  { store, keys, env }: CallSetup,
  author: Author,
  args: readonly string[],
  values: Readonly<Record<string, string | boolean | undefined>> = {},
  progress: (line: string) => void = () => undefined,
): Call {
  return {
    args,
    text: (option) => (typeof values[option] === 'string' ? values[option] : undefined),
    flag: (option) => values[option] === true,
    context: { store: async () => store, keys: () => keys, author, env, progress },
  }
}
