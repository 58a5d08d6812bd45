import type { Call } from '../../cli/command'
import type { ConsoleSetup } from './console-setup'

interface Typed {
  readonly args: readonly string[]
  readonly texts?: Readonly<Record<string, string | undefined>>
  readonly flags?: Readonly<Record<string, boolean>>
  readonly why?: string
}

/** The call of a command as the console makes it. @param who as the audit log names them */
export function consoleCall(
  { store, keys, env }: ConsoleSetup,
  who: string,
  verb: string,
  { args, texts = {}, flags = {}, why }: Typed,
): Call {
  return {
    args,
    text: (option) => texts[option],
    flag: (option) => flags[option] === true,
    context: {
      store: async () => store,
      keys: () => keys,
      author: { who, verb, ...(why ? { why } : {}) },
      env,
      progress: () => undefined,
    },
  }
}
