/** Styles of the panel, for its shadow root: nothing of a page reaches it, and it reaches nothing of a page. */
export const inspectorStyles = `
:host { all: initial; }
* { box-sizing: border-box; margin: 0; }
.panel {
  position: fixed; z-index: 2147483647; inset: auto 8px 8px auto; inline-size: min(520px, calc(100vw - 16px)); max-block-size: min(70vh, 620px);
  display: grid; grid-template-rows: auto minmax(0, 1fr); overflow: hidden; border: 1px solid #3d4a45; border-radius: 14px;
  background: #121917; color: #e9efec; box-shadow: 0 12px 40px rgb(0 0 0 / 45%); font: 13px/1.5 system-ui, sans-serif; text-align: start;
}
.head { display: flex; gap: 8px; align-items: center; padding: 8px 8px 8px 16px; border-block-end: 1px solid #2b3632; }
h2 { flex: 1; font-size: 14px; font-weight: 650; }
h2:focus { outline: none; }
h3 { margin-block: 18px 6px; font-size: 11px; font-weight: 650; letter-spacing: .06em; text-transform: uppercase; color: #9fb0a9; }
button {
  min-block-size: 36px; padding-inline: 12px; border: 1px solid #44524c; border-radius: 9px; background: #1c2623; color: inherit; font: inherit; font-weight: 550; cursor: pointer;
}
button:hover { background: #26322e; }
button:focus-visible, .body:focus-visible { outline: 2px solid #6fd3a8; outline-offset: 2px; }
.body { overflow: auto; overscroll-behavior: contain; padding: 12px 16px 16px; outline-offset: -2px; }
.body:focus-visible { outline-offset: -3px; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 2px 14px; }
dt { color: #9fb0a9; }
dd { overflow-wrap: anywhere; }
code { font: 12px/1.5 ui-monospace, monospace; }
ul, ol { display: grid; gap: 6px; padding: 0; list-style: none; }
.drawn { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 2px 10px; align-items: center; padding: 8px 10px; border: 1px solid #2b3632; border-radius: 10px; }
.number { display: grid; place-items: center; inline-size: 22px; block-size: 22px; border-radius: 6px; color: #fff; font-size: 12px; font-weight: 650; }
.drawn p { overflow-wrap: anywhere; }
.quiet { color: #9fb0a9; }
.bad { color: #ff9d90; font-weight: 600; }
.line { display: grid; grid-template-columns: 72px minmax(0, 1fr) auto; gap: 10px; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.line > :first-child, .line > :last-child { color: #9fb0a9; text-align: end; }
.status { padding-inline: 4px; color: #9fe0c2; }
.box { position: fixed; z-index: 2147483646; border: 2px solid; border-radius: 6px; pointer-events: none; }
.box span { position: absolute; inset: 0 auto auto 0; max-inline-size: 100%; overflow: hidden; padding: 0 6px; border-end-end-radius: 6px; color: #fff; font: 600 11px/18px system-ui, sans-serif; white-space: nowrap; text-overflow: ellipsis; }
.box[data-sought] { border-width: 5px; }
`

/** Colours of the outlines, each with a contrast of 4.5 to white. */
export const inspectorColours = ['#0b6e4f', '#8a3ffc', '#b42318', '#1d5fbf', '#9a5b00', '#a3195b'] as const
