import { readFileSync } from 'node:fs'
import path from 'node:path'
import { citedIn } from '../citations'
import { workspaceFiles } from '../workspace-files'
import { testTitles } from './test-titles'

const workspace = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(workspace, file), 'utf8')

export const proofsPage = path.join(workspace, 'docs/proofs.md')

/** A row of faults.md, threats.md or experience.md. */
export interface Row {
  readonly id: string
  readonly says: string
  /** What the house does; it begins with "Not" where there is nothing to prove. */
  readonly answer: string
}

export interface Proof {
  readonly title: string
  readonly file: string
}

const chapters = [
  { title: 'Faults', page: 'faults.md' },
  { title: 'Threats', page: 'threats.md' },
  { title: 'Habits', page: 'experience.md' },
] as const

const top = `# Proofs

Which test proves which row of [faults.md](faults.md), [threats.md](threats.md) and [experience.md](experience.md): those that name its id in their title. \`pnpm reference\` writes this page, and a test fails when it differs. [requirements.md](requirements.md) is held against the tests by \`pnpm requirements\`.
`

/** The rows of a page: id, what happens, what the house does. */
export function rowsOf(page: string): Row[] {
  return [...page.matchAll(/^\| ([FTU]\d{1,2}) \| (.*?) \| (.*) \|$/gm)].map(([, id = '', says = '', answer = '']) => ({
    id,
    says,
    answer,
  }))
}

/** Every row of the three pages. */
export function allRows(): Row[] {
  return chapters.flatMap(({ page }) => rowsOf(read(`docs/${page}`)))
}

/** The tests of the repository by the id that they name. */
export function proofsById(): Map<string, Proof[]> {
  const proofs = new Map<string, Proof[]>()
  for (const file of workspaceFiles(workspace)
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .sort())
    for (const title of testTitles(read(file)))
      for (const id of citedIn(title)) proofs.set(id, [...(proofs.get(id) ?? []), { title, file }])
  return proofs
}

/** The page as the titles are now. */
export function writtenProofs(): string {
  const proofs = proofsById()
  return [
    top,
    ...chapters.flatMap(({ title, page }) => [
      `## ${title}\n`,
      ...rowsOf(read(`docs/${page}`)).map((row) => section(row, proofs.get(row.id) ?? [])),
    ]),
  ].join('\n')
}

function section({ id, says, answer }: Row, proofs: readonly Proof[]): string {
  const lines = proofs.map(({ title, file }) => `- ${title.replace(/[|<>*]/g, '\\$&')} (\`${file}\`)`)
  return `**${id}** ${says}\n\n${(lines.length > 0 ? lines : [`- no test: ${answer}`]).join('\n')}\n`
}
