import { loadScenes } from '@sarv/shared/platform'
import { type ComponentType, lazy, Suspense } from 'react'
import type { SceneKind } from './scenes'

/** An ornament: where it cannot be loaded, as from a shell that does not have it yet, its room stays empty. */
const Drawing = lazy<ComponentType<{ kind: SceneKind }>>(async () => {
  try {
    return { default: (await loadScenes()).SceneDrawing }
  } catch {
    return { default: () => null }
  }
})

/**
 * A drawn scene of empty states and banners, 4:3, in the line of the card's face. Its drawing comes late; its room is
 * there at once.
 * @example <Scene kind="gold" width={96} />
 */
export function Scene({ kind, width = 160 }: { kind: SceneKind /** px */; width?: number }) {
  return (
    <div style={{ inlineSize: width, blockSize: width * 0.75 }}>
      <Suspense fallback={null}>
        <Drawing kind={kind} />
      </Suspense>
    </div>
  )
}
