import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { kilobytes, measureBytes } from '@sarv/delivery/gate/budgets'
import { say } from '../platform/on-platform'
import { bringOwnRemote, bundlers, ownSteps, ownWords, packKit } from '../remotes/own-remote'
import { withMeasuredPage } from './with-measured-page'

/**
 * `npx tsx e2e/measure/measure-own-remotes.ts [templates]`: for each template of a repository of its own how many seconds of the
 * machine a team waits from `create` until a page shows the remote that was promoted, and what that weighs on the wire.
 */
const asked = process.argv.slice(2)
const templates = bundlers.filter((template) => asked.length === 0 || asked.includes(template))
const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1)

const room = mkdtempSync(path.join(tmpdir(), 'sarv-own-'))
const packed = path.join(room, 'packed')
try {
  await packKit(packed)
  await withMeasuredPage(async ({ page, delivery }) => {
    say(`| template | ${ownSteps.join(' | ')} | first page | all, s | first screen, br | all of it, br |`)
    say(`|---|${ownSteps.map(() => '--:').join('|')}|--:|--:|--:|--:|`)
    for (const template of templates) {
      const began = performance.now()
      const { name, built, took } = await bringOwnRemote(delivery, template, { room, packed })
      const promoted = performance.now()
      await page.goto(`/${name}`)
      await page.getByRole('main').getByText(ownWords).waitFor()
      const shown = performance.now()
      const steps = [...ownSteps.map((step) => took[step]), shown - promoted, shown - began].map(seconds)
      const { first, whole } = measureBytes(built)
      say(`| \`${template}\` | ${steps.join(' | ')} | ${kilobytes(first)} | ${kilobytes(whole)} |`)
    }
  })
} finally {
  rmSync(room, { recursive: true })
}
