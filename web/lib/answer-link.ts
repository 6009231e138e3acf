/** A link that opens the user's own mail program with a reply to a message, with the subject filled in. */
export function answerLink(address: string, subject: string | null): string {
  const own = subject?.trim() ?? ''
  const answer = /^re:/i.test(own) ? own : `Re: ${own}`.trim()
  return `${mailLink(address)}?subject=${encodeURIComponent(answer)}`
}

/** Keeps the `@` unencoded, since some programs show an encoded one literally. */
export const mailLink = (address: string): string => `mailto:${encodeURIComponent(address).replace(/%40/g, '@')}`
