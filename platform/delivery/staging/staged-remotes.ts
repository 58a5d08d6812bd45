import { baseError } from '../../contract/remote-base'

/**
 * Where browsers find each remote, as one variable says it: pairs of `<name>=<address>`, with blanks between.
 * @example stagedRemotes('savings=http://savings.sarv.localhost:3003')
 * @throws Error when a part of the text is not such a pair
 */
export function stagedRemotes(text: string): Map<string, string> {
  const pairs = text.trim().split(/\s+/)
  return new Map(
    pairs.map((pair) => {
      const [name = '', base = ''] = pair.split('=')
      if (!/^[a-z][a-z0-9_]*$/.test(name) || !URL.canParse(base))
        throw new Error(`Invalid pair: expected <name>=<address>, got "${pair}"`)
      const error = baseError(base)
      if (error !== undefined) throw new Error(`"${base}" cannot be that of browsers: ${error}`)
      return [name, base]
    }),
  )
}
