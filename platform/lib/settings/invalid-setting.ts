/** Configuration error: one line for the person who starts a process. */
export class InvalidSetting extends Error {}
