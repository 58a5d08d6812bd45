/** Names of files in the style of this repository: their basename says enough. */
const fileName = /^[\w-]+(?:\.[\w-]+)*\.(?:tsx?|css|sql)$/
const path = /^\w[\w.@-]*(?:\/[\w.@-]+)+\/?$/
/** Made by an installation or a build. */
const generated = /(?:^|\/)(?:node_modules|dist)(?:\/|$)/

/** Where a path may begin: at the root, after `@sarv/shared/`, or in a remote's own folder, as `create` makes it. */
const roots = ['', 'shared/src/', 'shared/remote-template/']
const endings = ['', '.ts', '.tsx']

/**
 * The paths and file names in the code of a page: in backticks, and in its fenced blocks where they begin with a folder of
 * the repository.
 * @param folders the folders at the root
 * @example pathsIn('see `platform/page/server` and `GET /home`', ['host']) // ['platform/page/server']
 */
export function pathsIn(page: string, folders: readonly string[]): string[] {
  const blocks = [...page.matchAll(/^```.*\n([\s\S]*?)^```/gm)].map(([, code = '']) => code)
  const spans = [...page.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
  const alone = spans.filter((span) => path.test(span) || fileName.test(span))
  const words = [...spans, ...blocks]
    .flatMap((code) => code.split(/[\s'"`(),;]+/))
    .filter((word) => path.test(word) && folders.some((folder) => word.startsWith(`${folder}/`)))
  return [...new Set([...alone, ...words])].filter((one) => !generated.test(one) && !isOtherwiseMeant(one, folders))
}

/** `SARV_ORIGIN/home`, and `invest/home`: a setting with what follows, a remote with its slot or event. */
function isOtherwiseMeant(one: string, folders: readonly string[]): boolean {
  const [first = ''] = one.split('/')
  return /^[A-Z_]+$/.test(first) || folders.includes(`remote-${first}`)
}

/**
 * Whether a path of a page is there.
 * @param files every file of the repository, from its root
 * @example isThere('platform/page/server', ['platform/page/server/settings.ts']) // true
 */
export function isThere(named: string, files: readonly string[]): boolean {
  if (!named.includes('/')) return files.some((file) => file === named || file.endsWith(`/${named}`))
  const bare = named.replace(/\/$/, '')
  const wanted = roots.flatMap((root) => endings.map((ending) => `${root}${bare}${ending}`))
  return files.some((file) => wanted.some((one) => file === one || file.startsWith(`${one}/`)))
}

interface Link {
  /** Relative to the page; empty for the page itself. */
  readonly to: string
  readonly heading: string | undefined
}

/** The links of a page that stay in the repository. @example linksIn('[a](b.md#c)') // [{ to: 'b.md', heading: 'c' }] */
export function linksIn(page: string): Link[] {
  return [...page.matchAll(/\]\(([^)\s]+)\)|\bsrc="([^"]+)"/g)]
    .map(([, link, image]) => link ?? image ?? '')
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => {
      const [to = '', heading] = link.split('#')
      return { to, heading }
    })
}

/** The anchors of a page's headings, as GitHub makes them. @example headingsIn('## A real API') // ['a-real-api'] */
export function headingsIn(page: string): string[] {
  return [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
