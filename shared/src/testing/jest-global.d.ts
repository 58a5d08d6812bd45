declare global {
  /** The sandbox that jest-sandbox-start.ts started. */
  var sarvSandbox: import('./sandbox').RunningSandbox | undefined
}

export {}
