/**
 * The count of unread messages, which a page asks for two seconds after its start. Who ends or expires a session first waits for
 * it: it would meet that before the person does.
 */
export const messageCount = /\/inbox\/unread\/$/
