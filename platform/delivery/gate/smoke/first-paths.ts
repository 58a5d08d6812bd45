import type { BuiltRemote } from '../../../contract/manifest'

/** How many pages are opened: each takes seconds, and one that mounts shows most of what can be wrong. */
const opened = 3

const isOpen = (path: string) => !path.includes(':') && !path.includes('*')

/** The first pages of a remote that open by their addresses; without any, the examples of those with parameters. */
export function pathsOf({ routes }: Pick<BuiltRemote, 'routes'>): string[] {
  const plain = routes.map(({ path }) => path).filter(isOpen)
  const examples = routes.flatMap(({ path, example = '' }) =>
    shapeOf(path).test(example.replace(/[?#].*/, '')) ? example : [],
  )
  return (plain.length > 0 ? plain : examples).slice(0, opened)
}

/** The addresses of a route. */
function shapeOf(path: string): RegExp {
  const parts = path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+').replaceAll('*', '.*')
  return new RegExp(`^${parts}$`)
}
