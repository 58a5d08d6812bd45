import path from 'node:path'
import { initSync, parse } from 'es-module-lexer'

initSync()

/** Scripts and styles that the first screen needs beside the entry. */
export interface FirstScreen {
  readonly scripts: string[]
  readonly styles: string[]
}

/**
 * What a browser loads until the first screen of a remote stands: what the entry imports, what it imports later by a
 * name (`get` does), everything that those import in turn, and the styles that any of them names. For an entry that
 * names no file, such as a chunk loader with computed addresses, everything counts: no one can tell what is left out.
 * @param files the built ones by their path; the text of styles is not read
 */
export function firstScreen(entry: string, files: ReadonlyMap<string, string>): FirstScreen {
  const imports = (from: string, kind: 'static' | 'dynamic') => importsOf(from, files.get(from) ?? '', kind)
  const known = new Set<string>()
  const walk = (file: string): void => {
    if (known.has(file) || !files.has(file)) return
    known.add(file)
    imports(file, 'static').forEach(walk)
  }
  walk(entry)
  imports(entry, 'dynamic').forEach(walk)
  known.delete(entry)
  const names = [...files.keys()].filter((file) => file !== entry)
  const scripts = names.filter((file) => /\.m?js$/.test(file))
  const styles = names.filter((file) => file.endsWith('.css'))
  if (known.size === 0) return { scripts: scripts.sort(), styles: styles.sort() }
  return { scripts: [...known].sort(), styles: namedStyles([entry, ...known], files) }
}

/** The styles that a script of them names. */
export function namedStyles(scripts: readonly string[], files: ReadonlyMap<string, string>): string[] {
  const isNamed = (style: string) => scripts.some((script) => files.get(script)?.includes(path.posix.basename(style)))
  return [...files.keys()].filter((file) => file.endsWith('.css') && isNamed(file)).sort()
}

/** The paths that a module imports from beside itself. */
function importsOf(from: string, text: string, kind: 'static' | 'dynamic'): string[] {
  const [imports] = parse(text, from)
  return imports
    .filter(({ d }) => (kind === 'static' ? d === -1 : d >= 0))
    .flatMap(({ n }) => (n?.startsWith('.') ? [path.posix.join(path.posix.dirname(from), n)] : []))
}
