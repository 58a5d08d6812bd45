import { act } from '@testing-library/react'

const realSetTimeout = globalThis.setTimeout

/** Waits until something is so, by the wall's clock: where the page's own is turned on by the test, `waitFor` would turn it too. */
export async function waitUntil(isSo: () => unknown): Promise<void> {
  for (let tries = 0; !(await isSo()); tries++) {
    if (tries === 200) throw new Error(`It never came true: ${isSo}`)
    await act(() => new Promise((resolve) => void realSetTimeout(resolve, 25)))
  }
}
