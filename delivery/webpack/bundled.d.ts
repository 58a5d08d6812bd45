// react-refresh has no types of its own.
declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(target: typeof globalThis): void
}
