/** What a page shares, by name and version. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, { get(): Factory | Promise<Factory> }>>>>
type Factory = () => unknown

const modules = new Map<string, unknown>()

/** Takes modules out of the share scope. The page is made only where the shell has them in the range of `remote.json`. */
export async function takeModules(scope: ShareScope, names: readonly string[]): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      const [newest] = Object.entries(scope[name] ?? {}).sort(([one], [other]) => compare(other, one))
      if (!newest) throw new Error(`The shell does not share ${name}`)
      const factory = await newest[1].get()
      modules.set(name, factory())
    }),
  )
}

/** A module of the shell, once `init` has taken it. */
export const shared = (name: string): unknown => modules.get(name)

const compare = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true })
