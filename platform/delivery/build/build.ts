import path from 'node:path'
import { buildAll } from './build-all'
import { buildPackage } from './build-package'

/** `pnpm build [folder]`: one package, or the shell and all remotes. */
const [named] = process.argv.slice(2)
const say = (line: string) => process.stdout.write(`${line}\n`)

if (named) {
  const folder = path.resolve(named)
  const started = performance.now()
  const built = await buildPackage(folder)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  say(`${path.basename(folder)}: ${built ? `built in ${seconds} s` : 'unchanged'}`)
} else {
  const broken = await buildAll(say)
  if (broken.length > 0) process.exitCode = 1
}
