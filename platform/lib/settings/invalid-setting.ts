/** Configuration error: one line for whoever starts a process. */
export class InvalidSetting extends Error {}
