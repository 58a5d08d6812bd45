import { loadDialogLibrary } from '@sarv/shared/platform'
import { type ComponentType, useEffect, useState } from 'react'
import { loadChunk } from '../../async/load-chunk'
import { PlainSheet } from './plain-sheet'
import type { SheetProps } from './sheet-dialog'

/** The dialog, once its files are here; all sheets of a remote share it. */
let known: ComponentType<SheetProps> | undefined

async function loadDialog(): Promise<ComponentType<SheetProps>> {
  const [{ SheetDialog }, library] = await Promise.all([
    loadChunk(() => import(/* webpackFetchPriority: "low" */ './sheet-dialog')),
    loadDialogLibrary(),
  ])
  known ??= (props) => <SheetDialog {...props} library={library} />
  return known
}

/**
 * A bottom sheet on phones; from 768 px a 440 px dialog, or a drawer at the left (`wide="side"`, PLT-054). Focus is held
 * inside and given back; Esc, the scrim, the cross and a pull at the grab close it, unless it is not `dismissible`.
 * Nothing that is seen first waits for its files, which come after the first paint.
 * @example
 * <Sheet open={asking} onClose={stop} dismissible={!paying} title={t('confirm')} action={<Button block loading={paying}>…</Button>}>
 *   <KeyValues rows={rows} />
 * </Sheet>
 */
export function Sheet(props: SheetProps) {
  const { open } = props
  const [arrived, setArrived] = useState(() => known)
  useEffect(() => {
    // It may have come between the drawing and this effect.
    if (known) return setArrived(() => known)
    let here = true
    const loading = loadDialog()
    // Asked for while it is closed too: an alert about a lost connection could not fetch its own dialog any more.
    if (!open) loading.catch(() => undefined)
    else loading.catch(() => PlainSheet).then((dialog) => here && setArrived(() => dialog))
    return () => {
      here = false
    }
  }, [open])
  const Dialog = known ?? arrived
  // It stands closed before it opens, or it would neither slide in nor hold the focus well.
  const [stands, setStands] = useState(false)
  useEffect(() => setStands(Dialog !== undefined), [Dialog])
  return Dialog && <Dialog {...props} open={open && stands} />
}
