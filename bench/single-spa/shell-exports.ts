/** The last module of the shell's entry: what of its own it shares is exported by its main script. */
export * as platform from '@sarv/shared/platform'
export * as schema from '@sarv/shared/schema'
