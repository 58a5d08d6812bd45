import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { platformVersion } from '../../contract/platform'
import { workspace } from '../build/packages'
import { contractTypes } from './declared-types'

const released = path.join(workspace, 'platform/contract/released')

/** Versions of the contract whose declarations are kept. */
export const releasedVersions = (): string[] => readdirSync(released)

export const releasedFile = (version: string) => path.join(released, version, 'contract.d.ts')

/**
 * Writes the declarations of a new `platformVersion`; those of one that is kept are compared.
 * @throws Error when they differ
 */
export function releaseContract(declared = contractDeclarations(), version: string = platformVersion): void {
  const file = releasedFile(version)
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, declared)
  } else if (readFileSync(file, 'utf8') !== declared) {
    throw new Error(
      `the contract changed: raise platformVersion (now ${version}), run \`pnpm reference\`, and add its section to platform/CHANGELOG.md`,
    )
  }
}

/** What `@sarv/contract` names and what that reaches, in one file: a declaration a line, without comments. */
export function contractDeclarations(): string {
  const texts = contractTypes()
  const lines = [...texts.values()].flatMap((text) =>
    text
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .split(/^(?=import|export|declare|type|interface)/m)
      .map((statement) => statement.replaceAll(/\s+/g, ' ').trim()),
  )
  const declared = new Map(
    lines.flatMap((line) => {
      const [, name] = /^(?:export )?(?:declare )?(?:interface|type|const|function|class) (\w+)/.exec(line) ?? []
      return name ? [[name, line] as const] : []
    }),
  )
  const reached = new Set<string>()
  const reach = (name: string): void => {
    if (reached.has(name)) return
    reached.add(name)
    for (const [word] of declared.get(name)?.matchAll(/\w+/g) ?? []) if (declared.has(word)) reach(word)
  }
  // The door's own lines: `export { endpoint, type Endpoint } from …`.
  const [door = ''] = texts.values()
  for (const [, names = ''] of door.matchAll(/\{([^}]+)\} from/g))
    names.replaceAll('type ', '').match(/\w+/g)?.forEach(reach)
  const declarations = [...reached].sort().map((name) => declared.get(name) ?? '')
  const imports = lines.flatMap((line) => {
    const [, names = '', from] = /^import (?:type )?(.+) from ('[^.].*)/.exec(line) ?? []
    return from ? [`import type ${names.replaceAll('type ', '')} from ${from}`] : []
  })
  return `${[...new Set(imports)].sort().join('\n')}\n\n${declarations.join('\n')}\n`
}
