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
  readonly main: PageFile
  readonly icon: string
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
  const script = named(main.scripts).at(-1)
  const icon = addressed.find(({ url }) => /^\/sarv-mark\.[0-9a-f]+\.svg$/.test(url))
  const font = addressed.find(({ url }) => /arabic-wght-normal\.[0-9a-f]+\.woff2$/.test(url))
  if (!script || !font || !icon)
    throw new Error('host.json is not that of a built shell: entry, font or icon is missing')
  return {
    main: script,
    icon: icon.url,
    scripts: addressed.filter(({ url }) => url.endsWith('.js')),
    first: named(main.scripts),
    styles: named(main.styles),
    font: font.url,
    provided,
    isImmutable: (pathname) => hashedName.test(pathname),
  }
}
