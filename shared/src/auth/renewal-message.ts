/** By what a page knows the message of its own hidden frame: `{ source, address }`. */
export const renewalSource = 'sarv-renewal'
