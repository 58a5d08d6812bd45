// react-refresh has no types of its own.
declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(target: typeof globalThis): void
}

// Nor has the part of webpack-dev-server that runs in pages.
declare module 'webpack-dev-server/client/overlay.js' {
  interface OverlayMessage {
    readonly moduleName: string
    readonly message: string
  }
  export function createOverlay(options: { trustedTypesPolicyName: string | false }): {
    send(
      event:
        | { type: 'DISMISS' }
        | { type: 'BUILD_ERROR' | 'RUNTIME_ERROR'; level: 'error'; messages: readonly OverlayMessage[] },
    ): void
  }
}
