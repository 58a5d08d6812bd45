import { readdirSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as passed } from 'node:timers/promises'
import type { Command } from '../cli/command'
import { commands } from '../cli/commands'
import { runCommand } from '../cli/run-command'
import { catalogueKey } from '../store/catalogue/catalogue-path'

/**
 * Race barrier for `pnpm sarv` in tests: with `SARV_RACE_BARRIER` (a folder) the processes wait for each other before any of
 * them writes the catalogue, so that all of them have read the same one.
 */
const meeting = process.env.SARV_RACE_BARRIER ?? ''
const expected = Number(process.env.SARV_RACE_BARRIER_COUNT)

const meet = async () => {
  await mkdir(meeting, { recursive: true })
  writeFileSync(path.join(meeting, String(process.pid)), '')
  while (readdirSync(meeting).length < expected) await passed(5)
}

const late: readonly Command[] = commands.map((command) => ({
  ...command,
  run: (call) =>
    command.run({
      ...call,
      context: {
        ...call.context,
        async store() {
          const store = await call.context.store()
          return {
            ...store,
            async put(key, ...rest) {
              if (key === catalogueKey) await meet()
              return store.put(key, ...rest)
            },
          }
        },
      },
    }),
}))

process.exitCode = await runCommand(process.argv.slice(2), late, process.env, {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
})
