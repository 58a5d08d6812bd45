import type { BuiltKit } from '../../../contract/manifest-parts'
import { type ShellManifest, shellManifest } from '../../../contract/shell-manifest'
import { hashedName } from '../../../delivery/store/versions/shell-files'
import type { PageFile } from '../document/page'
import { type PageKit, pageKit } from '../document/page-kits'

/** `host.json`, as the build writes it. */
export interface HostBuild {
  readonly files: readonly { path: string; integrity: string }[]
  readonly main: { readonly scripts: readonly string[]; readonly styles: readonly string[] }
  /** Versions of the shared modules that this build brings. */
  readonly provided: Readonly<Record<string, string>>
  readonly shell: ShellManifest
  /** The kit of the sources that it was built from: remotes of the same ones load it from here. */
  readonly kit?: BuiltKit
}

/** The shell's files as the page needs them: addresses from the root, with their hashes. */
export interface HostFiles {
  /** The build's, where the catalogue names it. */
  readonly version?: string
  readonly main: PageFile
  readonly icon: string
  /** Pictures of the installed app. */
  readonly icons: { readonly small: string; readonly large: string; readonly maskable: string; readonly touch: string }
  readonly scripts: readonly PageFile[]
  /** Scripts of the entry. */
  readonly first: readonly PageFile[]
  readonly styles: readonly PageFile[]
  /** Styles of chunks, which the shell adds with them. */
  readonly laterStyles: readonly PageFile[]
  /** The font that its manifest names. */
  readonly font?: PageFile
  /** What an offline start shows beside scripts and styles. */
  readonly pictures: readonly PageFile[]
  readonly provided: Readonly<Record<string, string>>
  readonly shell: ShellManifest
  readonly kit?: PageKit
  /** The paths whose bytes never change. */
  readonly immutable: readonly string[]
  isImmutable(pathname: string): boolean
}

/** @throws Error when the build is not one of the shell */
export function hostFiles({ files, main, provided, shell, kit }: HostBuild): HostFiles {
  const declared = shellManifest.parse(shell)
  const addressed = files.map(({ path, integrity }) => ({ url: `/${path}`, integrity }))
  const named = (paths: readonly string[]) => addressed.filter(({ url }) => paths.includes(url.slice(1)))
  const one = (shape: RegExp) => {
    const file = addressed.find(({ url }) => shape.test(url))
    if (!file) throw new Error(`host.json is not that of a built shell: nothing in it is named ${shape.source}`)
    return file
  }
  const icon = one(/^\/(?:sarv-)?mark\.[0-9a-f]+\.svg$/)
  const font = declared.font === undefined ? undefined : one(new RegExp(`^/${declared.font}\\.[0-9a-f]+\\.woff2$`))
  const picture = (name: string) => one(new RegExp(`^/${name}\\.[0-9a-f]+\\.png$`)).url
  const script = named(main.scripts).at(-1)
  if (!script) throw new Error('host.json is not that of a built shell: it has no entry')
  return {
    main: script,
    icon: icon.url,
    icons: {
      small: picture('icon-192'),
      large: picture('icon-512'),
      maskable: picture('icon-maskable-512'),
      touch: picture('apple-touch-icon'),
    },
    scripts: addressed.filter(({ url }) => url.endsWith('.js')),
    first: named(main.scripts),
    styles: named(main.styles),
    laterStyles: addressed.filter(({ url }) => url.endsWith('.css') && !main.styles.includes(url.slice(1))),
    font,
    pictures: font ? [font, icon] : [icon],
    provided,
    shell: declared,
    kit: kit && pageKit(kit, addressed, (path) => `/${path}`),
    immutable: addressed.flatMap(({ url }) => (hashedName.test(url) ? url : [])),
    isImmutable: (pathname) => hashedName.test(pathname),
  }
}
