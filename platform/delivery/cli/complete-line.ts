import { deliveredIn } from '../../contract/catalogue'
import { remoteNames } from '../build/packages'
import { storeFolder } from '../local/platform-plan'
import { readCatalogue } from '../store/catalogue/catalogue-store'
import { catalogueKeysFrom } from '../store/catalogue/signing-keys'
import { openStore } from '../store/open-store'
import { publishedRemotes, storedVersions } from '../store/versions/stored-version'
import type { Command } from './command'
import { completeWords } from './complete-words'

/** Answers the shell, whose script says by its environment what has been typed; without words when anything fails. */
export async function completeLine(
  commands: readonly Command[],
  env: NodeJS.ProcessEnv,
  out: (line: string) => void,
): Promise<void> {
  const { getShellFromEnv, log, parseEnv } = await import('@pnpm/tabtab')
  const store = () => openStore(env.SARV_STORE ?? storeFolder)
  const { line, point } = parseEnv(env)
  const words = line.slice(0, point).trimStart().split(/ +/).slice(1)
  try {
    const found = await completeWords(words, commands, {
      catalogued: async () =>
        deliveredIn((await readCatalogue(await store(), catalogueKeysFrom(env))).catalogue).map(
          ({ current }) => current.name,
        ),
      folders: async () => remoteNames(),
      published: async () => publishedRemotes(await store()),
      versions: async (remote) => (await storedVersions(await store(), remote)).complete,
    })
    log([...found], getShellFromEnv(env), out)
  } catch {
    // A person who presses Tab has not asked anything yet: the command itself tells what is wrong.
  }
}
