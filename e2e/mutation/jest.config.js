import { readFileSync } from 'node:fs'
import path from 'node:path'
import base from '../../jest.config.js'

const here = import.meta.dirname
const scripts = '\\.m?[jt]sx?$'
const { tests, kinds } = JSON.parse(readFileSync(process.env.MUTATION_PLAN, 'utf8'))

/** The usual projects, cut down to the tests that may kill, over instrumented sources and under the runner of mutants. */
export default {
  rootDir: path.resolve(here, '../..'),
  testTimeout: base.testTimeout,
  projects: base.projects
    .filter(({ displayName }) => kinds.includes(displayName))
    .map((project) => ({
      ...project,
      rootDir: path.resolve(here, '../..'),
      runner: path.join(here, 'mutant-runner.ts'),
      transform: {
        ...project.transform,
        [scripts]: [path.join(here, 'instrumented-transform.js'), project.transform[scripts][1]],
      },
      setupFilesAfterEnv: [
        ...(project.setupFilesAfterEnv ?? []),
        path.join(here, 'set-up.ts'),
        ...(project.displayName === 'screens' ? [path.join(here, 'set-up-screens.ts')] : []),
      ],
      testPathIgnorePatterns: [
        ...(project.testPathIgnorePatterns ?? ['/node_modules/']),
        `^(?!.*(${tests.join('|')}))`,
      ],
    })),
}
