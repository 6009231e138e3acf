/**
 * Answers that are being written, by conversation. They survive navigation and reloading, and end with the tab, so that
 * nobody else at this computer finds them.
 */
const keyOf = (conversationId: string) => `answer-draft:${conversationId}`

/** The text that was being written; empty if there is none. */
export function readDraft(conversationId: string): string {
  try {
    return sessionStorage.getItem(keyOf(conversationId)) ?? ''
  } catch {
    return ''
  }
}

/** Keeps a text. An empty one is forgotten. */
export function keepDraft(conversationId: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(conversationId))
    else sessionStorage.setItem(keyOf(conversationId), text)
  } catch {
    // Without storage, or with a full one, the text lives as long as the screen.
  }
}
