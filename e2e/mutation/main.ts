import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { mapConcurrent } from '@sarv/platform/delivery/store/map-concurrent'
import { type Folder, folders, workspace } from './folders'
import { instrument } from './instrument'
import { record, recordedOf } from './record'
import { runMutants } from './run-mutants'
import { type AskedMutant, isSurvivor, type Score, scoreOf } from './score'

/**
 * `pnpm test:mutation`: changes the sources of money, identity, stages and rules piece by piece and sees whether a test
 * fails. `pnpm test:mutation shared/src/money` asks about one folder, with the path of a file about that file alone.
 * A folder's score may not fall below the recorded one; `--record` records what came out. As many folders at a time as
 * there are processors, the longest first.
 */
const { values, positionals } = parseArgs({ options: { record: { type: 'boolean' } }, allowPositionals: true })

const asked = folders.flatMap((folder) => {
  const wanted = positionals.length === 0 ? [folder.path] : positionals.filter((one) => isIn(one, folder.path))
  return wanted.length > 0 ? { folder, wanted } : []
})
const minutesOf = ({ folder }: (typeof asked)[number]) => recordedOf(folder.path).minutes
const slowestFirst = asked.toSorted((a, b) => minutesOf(b) - minutesOf(a))
let isGood = true
await mapConcurrent(slowestFirst, availableParallelism(), async ({ folder, wanted }) => {
  try {
    if (!(await askAbout(folder, wanted))) isGood = false
  } catch (error) {
    isGood = false
    process.stdout.write(`FAILED: ${folder.path}: ${error instanceof Error ? error.message : error}\n`)
  }
})
process.exitCode = isGood ? 0 : 1

async function askAbout(folder: Folder, wanted: readonly string[]): Promise<boolean> {
  const started = performance.now()
  const files = sourcesIn(wanted).filter((file) => !folder.except?.some((one) => file === `${folder.path}/${one}`))
  const { sources, mutants: all } = await instrument(files)
  // A file that is named is asked about whole.
  const isWhole = wanted.includes(folder.path)
  const every = isWhole ? (folder.every ?? 1) : 1
  const mutants = all.filter((_, index) => index % every === 0)
  process.stdout.write(`— ${wanted.join(' ')}: ${mutants.length} of ${all.length} mutants, ${files.length} files\n`)
  const answers: AskedMutant[] = []
  const plan = { sources, tests: [`/${folder.path}/`, ...(folder.tests ?? [])], kinds: folder.kinds }
  const pending = mutants.map(({ id }) => id)
  await runMutants({ ...plan, pending }, (id, status) => {
    const known = mutants.find((mutant) => mutant.id === id)
    if (known === undefined) return
    const mutant = { ...known, status }
    answers.push(mutant)
    if (answers.length % 100 === 0) process.stdout.write(`  ${folder.path}: ${answers.length} of ${mutants.length}\n`)
    if (isSurvivor(mutant)) process.stdout.write(described(mutant))
  })
  const score = scoreOf(answers)
  const minutes = Math.ceil((performance.now() - started) / 60_000)
  if (isWhole && values.record) record(folder.path, score, all.length, minutes)
  return tell(folder, score, isWhole ? recordedOf(folder.path).percent : undefined, minutes)
}

function tell({ path }: Folder, score: Score, floor: number | undefined, minutes: number): boolean {
  const { mutants, killed, percent } = score
  const isGood = percent >= (floor ?? 0)
  process.stdout.write(
    `${isGood ? 'passed' : 'FAILED'}: ${path}: ${killed} of ${mutants} killed, ${percent} %` +
      `${floor === undefined ? '' : ` (recorded: ${floor} %)`}, ${minutes} min\n`,
  )
  return isGood
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').slice(0, 160)
}

function described({ status, file, line, mutator, original, replacement }: AskedMutant): string {
  return `${status} ${file}:${line} ${mutator}\n   - ${oneLine(original)}\n   + ${oneLine(replacement)}\n`
}

function sourcesIn(paths: readonly string[]): string[] {
  const listed = execFileSync('git', ['ls-files', ...paths], { cwd: workspace, encoding: 'utf8' })
    .trim()
    .split('\n')
  return listed.filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
}

function isIn(file: string, folder: string): boolean {
  return file === folder || file.startsWith(`${folder}/`)
}
