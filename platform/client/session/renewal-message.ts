/** `source` of the message `{ source, address }` that the hidden frame of a silent renewal posts to its page. */
export const silentRenewalSource = 'sarv-renewal'
