import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react'
import { PlainSheet } from './plain-sheet'
import type { SheetProps } from './sheet-dialog'
import { loadedDialog, loadSheetDialog, onDialogLoaded } from './sheet-dialog-store'

/** Milliseconds that a press waits for the dialog's files; then the browser's own dialog answers it. */
const loadTimeout = 3_000

/**
 * A bottom sheet on phones; from 768 px a 440 px dialog, or a drawer at the left (`wide="side"`, PLT-054). Focus is held
 * inside and given back; Esc, the scrim, the cross and a pull at the grab close it, unless it is not `dismissible`.
 * The first paint does not wait for its files, which come after it; when they fail or are late it opens
 * as `PlainSheet`, and stays that until it is closed.
 * @example
 * <Sheet open={asking} onClose={stop} dismissible={!paying} title={t('confirm')} action={<Button block loading={paying}>…</Button>}>
 *   <KeyValues rows={rows} />
 * </Sheet>
 */
export function Sheet(props: SheetProps) {
  const { open } = props
  const loaded = useSyncExternalStore(onDialogLoaded, loadedDialog)
  const [isPlain, setPlain] = useState(false)
  useEffect(() => {
    if (!open) setPlain(false)
  }, [open])
  useEffect(() => {
    if (loaded) return
    const loading = loadSheetDialog()
    // Asked for while it is closed too: an alert about a lost connection could not fetch its own dialog any more.
    if (!open) return void loading.catch(() => undefined)
    let waits = true
    const openPlain = () => waits && setPlain(true)
    const timer = setTimeout(openPlain, loadTimeout)
    loading.catch(openPlain)
    return () => {
      waits = false
      clearTimeout(timer)
    }
  }, [open, loaded])
  const Dialog = isPlain ? PlainSheet : loaded
  // It is rendered closed before it opens; otherwise it would not slide in or hold the focus well.
  const [stands, setStands] = useState(false)
  useEffect(() => setStands(Dialog !== undefined), [Dialog])
  // Answers the press first: the content of the sheet takes longer than a frame.
  const mayOpen = useDeferredValue(open && stands)
  return Dialog && <Dialog {...props} open={open && mayOpen} />
}
