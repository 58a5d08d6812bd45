import { expect, type Page } from '@playwright/test'
import { recordCalls } from '../browser/record-calls'
import type { SandboxClient } from '../platform/sandbox-client'
import type { TestPlatform } from '../platform/worker-platform'
import { type Section, sectionOf, wordsOf } from '../remotes/sections'
import { goTo } from './go-to'

/**
 * Opens a second tab and lets both of them need a new token at once; returns that tab and what was asked for meanwhile.
 * @param timeout milliseconds until both show their page; the usual ones when left out
 */
export async function renewInTwoTabs(
  page: Page,
  { platform, sandbox }: { platform: TestPlatform; sandbox: SandboxClient },
  sub: string,
  timeout?: number,
): Promise<{ other: Page; seen: ReturnType<typeof recordCalls> }> {
  const [before, here, there] = ['support', 'pma', 'recommendations'].map(sectionOf) as [Section, Section, Section]
  const other = await page.context().newPage()
  await other.goto(before.path)
  await expect(wordsOf(other, before)).toBeVisible()
  const seen = recordCalls(page.context(), platform)
  await sandbox.control('expire-tokens', { sub })
  // What a page has kept is shown before its calls are answered.
  const renewed = [page, other].map((tab) =>
    tab.waitForResponse(
      (response) =>
        platform.isApi(response.url()) && response.ok() && response.request().headers().authorization !== undefined,
      { timeout },
    ),
  )
  await Promise.all([goTo(page, here.path), goTo(other, there.path)])
  await Promise.all(renewed)
  await expect(wordsOf(page, here)).toBeVisible({ timeout })
  await expect(wordsOf(other, there)).toBeVisible({ timeout })
  return { other, seen }
}
