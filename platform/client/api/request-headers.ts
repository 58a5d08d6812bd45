/** Runtime environment, as far as the server is told. */
export interface RuntimeEnvironment {
  /** The flag `isTwa` is stored. */
  readonly isTwa: boolean
  /** The display mode is standalone. */
  readonly isStandalone: boolean
}

export interface RequestFacts extends RuntimeEnvironment {
  /** The push token of this device. */
  readonly deviceToken?: string
  readonly language: 'fa' | 'en'
  /** The version of the build. */
  readonly version: string
}

export const applicationName = 'SARV'

/** Value of the `Platform` header (PLT-015): the wrapper app's flag wins over the display mode. */
export function platformOf({ isTwa, isStandalone }: RuntimeEnvironment): 'TWA' | 'PWA' | 'WEB' {
  if (isTwa) return 'TWA'
  return isStandalone ? 'PWA' : 'WEB'
}

/**
 * Request headers that every call of the product API carries beside the token. (PLT-012…PLT-016)
 * @example requestHeaders({ language: 'fa', version: '1.4.0', isTwa: false, isStandalone: true }).Platform // 'PWA'
 */
export function requestHeaders(facts: RequestFacts): Record<string, string> {
  return {
    'Device-Token': facts.deviceToken ?? '',
    'Accept-Language': facts.language,
    'Application-Name': applicationName,
    Platform: platformOf(facts),
    'Application-Version': facts.version,
  }
}
