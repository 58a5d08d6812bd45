import { isDeep } from '@sarv/platform/testing/depth'
import { randomRuns } from '@sarv/platform/testing/random-runs'
import { planWalk } from '@sarv/shared/testing/toxics/toxic-plan'
import { findMoneyFaults } from '../chaos/find-money-faults'
import { findPageFaults } from '../chaos/find-page-faults'
import { type Plan, walk } from '../chaos/walk'
import { type StepName, stepsFor, type WalkerKind } from '../chaos/walk-steps'
import { openWalker, type Service } from '../chaos/walker'
import { expect, test } from '../test'

/** A question that no service takes, on a device that is a day ahead; a sale whose responses are a gateway's page. */
const usual = [20_261_136, 646]
/** Three times as many with the repetitions of `pnpm test:deep`. */
const walks = isDeep ? 34 : usual.length
const steps = isDeep ? 3 : 1
const signIn: Readonly<Record<'sign-in', readonly Service[]>> = { 'sign-in': ['shell', 'api', 'identity', 'identity'] }

function planOf(seed: number): { kind: WalkerKind; clockHours: number; plan: Plan } {
  const kind = seed % 2 === 0 ? 'investor' : 'card-required'
  return {
    kind,
    // The clock of one in six devices is a day ahead, of another one a day behind.
    clockHours: [24, 0, 0, -24, 0, 0][seed % 6] ?? 0,
    plan: [...planWalk(-seed, signIn, 1), ...planWalk<StepName, Service>(seed, stepsFor(kind), steps)],
  }
}

for (let index = 0; index < walks; index++)
  test(`T16 F1 F2 F3 F19 F29 faults of every service, walk ${index + 1}: no money twice, nothing lost, no empty page`, async ({
    browser,
    contextOptions,
    platform,
    sandbox,
  }, { repeatEachIndex }) => {
    // Each step may be stopped, and is done again.
    test.slow()
    const seed = isDeep ? randomRuns(1).seed + walks * repeatEachIndex + index : (usual[index] ?? 0)
    const { kind, clockHours, plan } = planOf(seed)
    const walker = await openWalker({ browser, platform, sandbox, kind, clockHours, options: contextOptions })
    const { faults, wishes } = await walk(walker, plan)
    const money = await findMoneyFaults(platform, walker.person, wishes)
    const { violations } = (await sandbox.control('ledger')) as { violations: unknown[] }
    if (isDeep) process.stderr.write(`fault walk in Chromium, seed ${seed}: ${walker.hits()} requests hit\n`)
    await walker.close()
    expect({ faults, money, violations }, `seed ${seed}: ${JSON.stringify(plan)}`).toEqual({
      faults: [],
      money: [],
      violations: [],
    })
  })

test('what walks are judged by tells a page without words, one without a way on, and the words of a machine', async ({
  page,
}) => {
  for (const [content, faults] of [
    ['<p>این بخش باز نشد</p><button>تلاش دوباره</button>', []],
    ['<div hidden>سلام</div><button>&nbsp;</button>', [/no words/]],
    ['<p>این بخش باز نشد</p><button disabled>تلاش دوباره</button>', [/no way on/]],
    ['<p>سلام undefined</p><a href="/">خانه</a>', [/it says undefined/]],
    ['<h1>502 Bad Gateway</h1>', [/no words/, /it says Bad Gateway/, /no way on/]],
  ] as const) {
    await page.setContent(content)
    expect(await findPageFaults(page, 100), content).toEqual(faults.map((fault) => expect.stringMatching(fault)))
  }
})
