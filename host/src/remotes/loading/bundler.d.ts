// What the bundler provides at run time (delivery/webpack/host-preset.ts).
declare module 'sarv-federation-runtime' {
  interface BundlerRuntime {
    init(options: {
      webpackRequire: { federation: { initOptions: import('@module-federation/runtime/types').UserOptions } }
    }): object
    initContainerEntry?: (options: object) => unknown
  }
  export const bundlerRuntime: BundlerRuntime
  const federation: { bundlerRuntime: BundlerRuntime }
  export default federation
}
declare module 'sarv-federation-container' {
  export function initContainerEntry(options: object): unknown
}
declare const __webpack_init_sharing__: (scope: string) => Promise<void>
declare const __webpack_share_scopes__: { default: object }
