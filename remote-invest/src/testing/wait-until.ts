import { waitUntil as wait } from '@sarv/platform/testing/wait-until'
import { act } from '@testing-library/react'

const realSetTimeout = globalThis.setTimeout

/** Waits until something is so, by the wall's clock: where the page's own is turned on by the test, `waitFor` would turn it too. */
export const waitUntil = (isSo: () => unknown): Promise<void> =>
  wait(isSo, () => act(() => new Promise((resolve) => void realSetTimeout(resolve, 10))))
