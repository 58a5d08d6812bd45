import type { Command } from './command'
import { commonOptions } from './common-options'

/** Word that a shell may put in place of the one that is being typed. */
export interface Completion {
  readonly name: string
  readonly description?: string
}

/** What the words of the arguments are looked up in. */
export interface CompletionSources {
  /** Remotes of the catalogue. */
  catalogued(): Promise<readonly string[]>
  /** Remotes of this workspace. */
  folders(): Promise<readonly string[]>
  /** Remotes of which something is published. */
  published(): Promise<readonly string[]>
  versions(remote: string): Promise<readonly string[]>
}

/** For more remotes than that, only the names are offered, until some letters say which is meant. */
const listedRemotes = 20

/**
 * What can stand in the place of the last word.
 * @param words those before the cursor without the command itself; the last one may be empty
 * @example await completeWords(['prom'], commands, sources) // [{ name: 'promote', … }, …]
 */
export async function completeWords(
  words: readonly string[],
  commands: readonly Command[],
  sources: CompletionSources,
): Promise<readonly Completion[]> {
  const [name = '', ...rest] = words
  const typed = rest.at(-1)
  if (typed === undefined)
    return startingWith(
      name,
      commands.map((command) => ({ name: command.name, description: command.summary })),
    )
  const command = commands.find((one) => one.name === name)
  if (!command) return []
  if (typed.startsWith('-')) return startingWith(typed, optionsOf(command))
  if (command.completes === undefined) return []
  const found =
    command.completes === 'versions' ? await versionsLike(typed, sources) : await sources[command.completes]()
  return startingWith(
    typed,
    found.map((one) => ({ name: one })),
  )
}

function optionsOf({ options = {} }: Command): Completion[] {
  return Object.entries({ ...options, ...commonOptions }).map(([option, { description }]) => ({
    name: `--${option}`,
    description: description,
  }))
}

async function versionsLike(typed: string, { published, versions }: CompletionSources): Promise<string[]> {
  const [name = '', version] = typed.split('@')
  const remotes = version === undefined ? (await published()).filter((remote) => remote.startsWith(name)) : [name]
  if (remotes.length > listedRemotes) return remotes.map((remote) => `${remote}@`)
  const named = await Promise.all(
    remotes.map(async (remote) => (await versions(remote)).map((one) => `${remote}@${one}`)),
  )
  return named.flat()
}

function startingWith(typed: string, all: readonly Completion[]): Completion[] {
  return all.filter(({ name }) => name.startsWith(typed))
}
