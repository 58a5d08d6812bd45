import type { PageOverride } from '@sarv/shared/remote/page-data'

/** What a page does that was made with a remote from a developer's machine. */
export type OverrideStep = 'stay' | 'reload' | 'end'

/**
 * Another build is shown at once; one that is gone leaves the page to who is at work on it, and goes with the next one.
 * @param running what the server says runs now; undefined for nothing
 */
export function stepFor(page: PageOverride, running: PageOverride | undefined): OverrideStep {
  if (!running) return 'end'
  return running.name === page.name && running.version === page.version ? 'stay' : 'reload'
}
