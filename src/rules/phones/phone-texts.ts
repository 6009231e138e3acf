/**
 * The preference (`Prefer`, RFC 7240) of a caller that shows phone numbers to people: the answer's `phone_texts` then
 * has the formatted text of each number in it, so that the browser needs no formats of 240 countries.
 */
export const PREFERS_PHONE_TEXTS = 'phone-texts'

/** What an answer says besides its contract: formatted texts by number, in E.164. Numbers whose text is equal are left out. */
export interface WithPhoneTexts {
  readonly phone_texts?: Readonly<Record<string, string>>
}
