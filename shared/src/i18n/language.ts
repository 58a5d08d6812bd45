/** The languages that Sarv speaks; Persian is the first and the fallback (D-01). */
export type Language = 'fa' | 'en'
