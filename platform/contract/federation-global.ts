/** The release of Module Federation whose bundler runtime host and remotes share. A remote of another one is refused. */
export const federationRelease = '2.9'

/** Where the host puts that runtime, by its release. */
export const federationGlobal = `__SARV_MF_${federationRelease.replace('.', '_')}__`
