import { execFileSync } from 'node:child_process'
import { expect, test } from '@jest/globals'
import { temporaryFolder } from '../../testing/temporary-folder'
import { workspace } from '../build/packages'

/** The files of moment that the presets bundle with the arithmetic of the Jalali calendar. */
function bundledOfMoment(): string[] {
  const folder = temporaryFolder()
  const program = `
    import webpack from './platform/node_modules/webpack/lib/index.js'
    import { base } from './platform/delivery/webpack/base.ts'
    const compiler = webpack({
      ...base(${JSON.stringify(folder)}, 'arithmetic', {}),
      entry: './shared/src/calendar/arithmetic/jalali-months.ts',
      optimization: { minimize: false, concatenateModules: false },
      cache: false,
    })
    compiler.run((error, stats) => {
      if (error || stats.hasErrors()) throw error ?? new Error(stats.toString())
      const names = [...stats.compilation.modules].map((module) => module.resource ?? module.identifier())
      console.log(JSON.stringify(names.flatMap((name) => /node_modules.moment.(.*)$/.exec(name)?.[1] ?? [])))
    })`
  const args = ['--input-type=module', '--import', 'tsx', '--eval', program]
  return JSON.parse(execFileSync(process.execPath, args, { cwd: workspace, encoding: 'utf8' })) as string[]
}

test('of moment’s locales only the Persian one is built', () => {
  expect(bundledOfMoment().sort()).toEqual(['locale/fa.js', 'moment.js'])
})
