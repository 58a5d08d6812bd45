const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text is a UUID that the database would take. */
export const isUuid = (text: string) => uuid.test(text)
