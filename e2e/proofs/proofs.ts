import { readFileSync } from 'node:fs'
import path from 'node:path'
import { citedIn } from '../citations'
import { workspaceFiles } from '../workspace-files'
import { testTitles } from './test-titles'

const workspace = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(workspace, file), 'utf8')

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

const pages = ['faults.md', 'threats.md', 'experience.md']

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
  return pages.flatMap((page) => rowsOf(read(`docs/${page}`)))
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
