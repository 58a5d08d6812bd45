import type { PageFile } from './page'

/** `host.json`, as the build writes it. */
export interface HostBuild {
  readonly files: readonly { path: string; integrity: string }[]
  readonly main: { readonly scripts: readonly string[]; readonly styles: readonly string[] }
  /** Versions of the shared modules that this build brings. */
  readonly provided: Readonly<Record<string, string>>
}

/** The shell's files as the page needs them: addresses from the root, with their hashes. */
export interface HostFiles {
  readonly main: string
  readonly scripts: readonly PageFile[]
  /** Scripts of the entry. */
  readonly first: readonly PageFile[]
  readonly styles: readonly PageFile[]
  readonly font: string
  readonly provided: Readonly<Record<string, string>>
  isImmutable(pathname: string): boolean
}

const hashedName = /\.[0-9a-f]{8}\.\w+(\.br)?$/

/** @throws Error when the build is not one of the shell */
export function hostFiles({ files, main, provided }: HostBuild): HostFiles {
  const addressed = files.map(({ path, integrity }) => ({ url: `/${path}`, integrity }))
  const named = (paths: readonly string[]) => addressed.filter(({ url }) => paths.includes(url.slice(1)))
  const script = main.scripts.at(-1)
  const font = addressed.find(({ url }) => /arabic-wght-normal\.[0-9a-f]+\.woff2$/.test(url))
  if (!script || !font) throw new Error('The shell is not built: its entry or its font is missing from host.json')
  return {
    main: `/${script}`,
    scripts: addressed.filter(({ url }) => url.endsWith('.js')),
    first: named(main.scripts),
    styles: named(main.styles),
    font: font.url,
    provided,
    isImmutable: (pathname) => hashedName.test(pathname),
  }
}
