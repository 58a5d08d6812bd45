import { isObject } from '../../lib/is-object'

/** A `package.json`, as far as it says what a project is built with. */
export interface ProjectManifest {
  readonly name?: string
  readonly version?: string
  readonly type?: string
  readonly scripts?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

/** Packages by which a bundler is known, the outer one first: Vite brings esbuild, Rsbuild Rspack. */
const builders = {
  vite: 'vite',
  '@rsbuild/core': 'rspack',
  '@rspack/core': 'rspack',
  webpack: 'webpack',
  esbuild: 'esbuild',
}

/** Packages by which a framework is known. */
const frameworks = {
  react: 'react',
  vue: 'vue',
  svelte: 'svelte',
  'solid-js': 'solid',
  lit: 'lit',
  '@angular/core': 'angular',
}

/** What an application is made with; undefined parts are not known. */
export interface Application {
  readonly builder?: string
  readonly framework?: string
}

/** @throws Error when it is not a JSON object */
export function parseProjectManifest(text: string): ProjectManifest {
  const manifest: unknown = JSON.parse(text)
  if (!isObject(manifest)) throw new Error('expected an object')
  return manifest
}

/** @example detectApplication({ dependencies: { vue: '3.5.45' }, devDependencies: { vite: '8.3.8' } }) // { builder: 'vite', framework: 'vue' } */
export function detectApplication({ dependencies = {}, devDependencies = {} }: ProjectManifest): Application {
  const first = (known: Readonly<Record<string, string>>) =>
    Object.entries(known).find(([name]) => name in dependencies || name in devDependencies)?.[1]
  return { builder: first(builders), framework: first(frameworks) }
}

/**
 * The template for an application: by its framework and bundler, else by the framework, which brings another bundler for the
 * remote alone; without a framework the plain one.
 */
export function templateFor({ builder, framework }: Application, templates: readonly string[]): string | undefined {
  if (framework === undefined) return builder && templates.find((name) => name === 'plain')
  const exact = templates.find((name) => name === `${framework}-${builder}`)
  return exact ?? templates.find((name) => name === framework || name.startsWith(`${framework}-`))
}
