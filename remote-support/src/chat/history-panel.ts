/**
 * State of the history's panel: `auto` is a column on wide screens and hidden on narrow ones; `open` is a drawer on
 * narrow ones; `closed` is hidden on both.
 */
export type HistoryPanel = 'auto' | 'open' | 'closed'

/** After a navigation or a tap on the content: a drawer closes, a column stays as it is. (SUP-004) */
export function settledPanel(panel: HistoryPanel): HistoryPanel {
  return panel === 'open' ? 'auto' : panel
}
