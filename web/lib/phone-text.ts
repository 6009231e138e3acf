/** Beyond it, the texts of the oldest answers are dropped: a tab that stays open for days reads many lists. */
const TEXTS_MAX = 20_000
const texts = new Map<string, string>()

/** Keeps the formatted phone numbers of an answer. The server formats for the account's country. */
export function rememberPhoneTexts(more: Readonly<Record<string, string>>): void {
  for (const [number, text] of Object.entries(more)) {
    texts.delete(number)
    texts.set(number, text)
  }
  for (const number of texts.keys()) {
    if (texts.size <= TEXTS_MAX) break
    texts.delete(number)
  }
}

/** Formats a number that the server sent in E.164 for reading. Anything else is returned unchanged. */
export const phoneText = (number: string): string => texts.get(number) ?? number
