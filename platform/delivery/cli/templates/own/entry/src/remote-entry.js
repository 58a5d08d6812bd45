/** The contract of every remote with the shell: `init` takes what the shell shares, `get` answers `./remote`. */
export function init() {
  // Nothing of it is needed here.
}

export async function get(id) {
  if (id !== './remote') throw new Error(`There is no ${id}`)
  const { lifecycles } = await import('./lifecycles.js')
  return () => ({ default: lifecycles })
}
