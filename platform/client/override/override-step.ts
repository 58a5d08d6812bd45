import type { PageOverride } from '../../contract/page-data'

/** What a page with a developer's override does next. */
export type OverrideStep = 'stay' | 'reload' | 'end'

/**
 * The next step of a page with an override: another build reloads it at once; one that is gone leaves the page as it is
 * until the next navigation.
 * @param running the override that the server has now; undefined for none
 */
export function chooseOverrideStep(page: PageOverride, running: PageOverride | undefined): OverrideStep {
  if (!running) return 'end'
  return running.name === page.name && running.version === page.version ? 'stay' : 'reload'
}
