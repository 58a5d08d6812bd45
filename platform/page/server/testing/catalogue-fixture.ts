import { createHash } from 'node:crypto'
import type { CataloguedRemote } from '../../../contract/catalogue'
import type { BuiltRemote } from '../../../contract/manifest'
import { builtFixture } from '../../../delivery/testing/built-fixture'

/** Remotes of a usual size, each on an origin of its own: four pages, twenty scripts, four styles. */
export function remotesFixture(count: number): CataloguedRemote[] {
  return Array.from({ length: count }, (_, place) => {
    const name = `remote${String(place).padStart(4, '0')}`
    return { base: `https://${name}.example`, current: builtOf(name) }
  })
}

function builtOf(name: string): BuiltRemote {
  const [one] = builtFixture(name).routes
  const scripts = ['remoteEntry.js', ...names(19).map((chunk) => `${chunk}.js`)]
  const styles = names(4).map((chunk) => `${chunk}.css`)
  return builtFixture(name, {
    title: { fa: `بخش ${name}`, en: `Part ${name}` },
    routes: one ? ['', '/list', '/list/:id', '/settings'].map((more) => ({ ...one, path: `${one.path}${more}` })) : [],
    intents: { [name.toUpperCase()]: `/${name}/list/:id` },
    expose: { scripts: scripts.slice(1, 3), styles: styles.slice(0, 1) },
    files: [...scripts, ...styles].map((path) => ({
      path,
      integrity: hashOf(`${name} ${path}`),
      bytes: 9_000,
      br: 3_000,
    })),
  })
}

function names(count: number): string[] {
  return Array.from({ length: count }, (_, place) => `${100 + place * 37}.${(0x1a2b3c4d + place * 7919).toString(16)}`)
}

/** A text of the form and the entropy of a SHA-256, and the same in every run. */
function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
