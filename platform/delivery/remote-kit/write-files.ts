import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Writes the `package.json` of a packed package, with what all of them have. */
export function writeManifest(folder: string, manifest: object): void {
  const common = { license: 'MIT', type: 'module', engines: { node: '>=20.11' } }
  writeFiles(folder, new Map([['package.json', `${JSON.stringify({ ...manifest, ...common }, undefined, 2)}\n`]]))
}

export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
