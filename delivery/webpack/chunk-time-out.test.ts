import { execFileSync } from 'node:child_process'
import { expect, test } from '@jest/globals'
import { workspace } from '../build/packages'

const builds = ['host', 'remote-invest', 'remote-pma', 'remote-bank', 'remote-recommendations', 'remote-support']

/** What the bundler is told, read where its configuration runs. */
function timeOuts(): Record<string, number> {
  const program = `
    const outputs = {}
    for (const name of ${JSON.stringify(builds)}) {
      const { config } = await import('./' + name + '/webpack.config.ts')
      outputs[name] = config().output.chunkLoadTimeout
    }
    console.log(JSON.stringify(outputs))`
  const args = ['--input-type=module', '--import', 'tsx', '--eval', program]
  return JSON.parse(execFileSync(process.execPath, args, { cwd: workspace, encoding: 'utf8' })) as Record<
    string,
    number
  >
}

test('PLT-005 CON-02 the host and every remote wait 120 s for a script', () => {
  expect(timeOuts()).toEqual(Object.fromEntries(builds.map((name) => [name, 120_000])))
})
