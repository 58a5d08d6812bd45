import messages from './contract-messages.json'

/** Translations of the contract's validation messages, by the Persian ones: a schema speaks one language. */
export const contractMessages: Readonly<Record<string, string>> = messages
