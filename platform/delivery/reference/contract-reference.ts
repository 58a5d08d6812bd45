import { readFileSync } from 'node:fs'
import path from 'node:path'
import { workspace } from '../build/packages'
import { type Declaration, declarationsOf } from './declarations'

/** The part of `docs/contract.md` that is written by `pnpm reference`: between these two lines. */
const begins = '<!-- from the types: pnpm reference -->'
const ends = '<!-- end of the types -->'

export const contractPage = path.join(workspace, 'docs/contract.md')

interface Chapter {
  readonly title: string
  /** A file of `platform`, and which of its declarations; all of them where none is named. */
  readonly file: string
  readonly names?: readonly string[]
}

const chapters: readonly Chapter[] = [
  { title: 'What a remote exposes', file: 'contract/lifecycles.ts' },
  { title: 'With React: `defineRemote`', file: 'contract/remote-definition.ts' },
  { title: 'What a remote is given', file: 'contract/platform.ts' },
  { title: 'The session', file: 'client/session/session.ts', names: ['SignedOutReason', 'Session'] },
  { title: 'The product API', file: 'client/api/create-api.ts', names: ['Api', 'CallArguments', 'UploadInput'] },
  { title: 'Events of the bus', file: 'contract/events/bus.ts', names: ['Events'] },
  { title: 'For React', file: 'contract/react-types.ts' },
  { title: 'Documents', file: 'contract/pdf-document.ts' },
  { title: 'The manifest: `remote.json`', file: 'contract/manifest.ts' },
]

/** The page with its generated part as the types are now; what stands around it stays. @throws Error without the marks */
export function withReference(page: string): string {
  const [from, to] = [page.indexOf(begins), page.indexOf(ends)]
  if (from < 0 || to < from) throw new Error(`docs/contract.md has lost the lines «${begins}» and «${ends}»`)
  const generated = chapters.map(chapterOf).join('\n')
  return `${page.slice(0, from)}${begins}\n\n${generated}\n${page.slice(to)}`
}

function chapterOf({ title, file, names }: Chapter): string {
  const all = declarationsOf(readFileSync(path.join(workspace, 'platform', file), 'utf8'))
  const wanted = names ? all.filter(({ name }) => names.includes(name)) : all
  const lost = names?.filter((name) => !all.some((other) => other.name === name)) ?? []
  if (lost.length > 0) throw new Error(`platform/${file} does not export ${lost.join(', ')} any more`)
  return [`## ${title}`, '', `\`platform/${file}\``, '', ...wanted.map(sectionOf)].join('\n')
}

function sectionOf({ name, description, code }: Declaration): string {
  return [`### ${name}`, '', ...(description ? [description, ''] : []), '```ts', code, '```', ''].join('\n')
}
