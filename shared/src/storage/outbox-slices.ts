/** Slices with an outbox of money requests: what is unresolved there outlives a session that ends by itself. (PLT-019) */
export const outboxSlices = ['fund', 'bank'] as const
