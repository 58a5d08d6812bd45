import { act } from '@testing-library/react'
import type { MountedRemote } from './mount-remote'

/** Presses the header's back arrow, for which the screen has set a handler. */
export async function pressBackArrow({ arrow }: Pick<MountedRemote, 'arrow'>): Promise<void> {
  const back = arrow()
  if (typeof back === 'string') throw new Error(`the screen has set no handler of the arrow: ${back}`)
  await act(async () => back())
}
