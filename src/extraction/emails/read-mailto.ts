import type { EmailAddress } from '../../lib/parse-mailbox.ts'
import { revealEmails } from './find-spelled-emails.ts'
import { parseEmail } from './parse-email.ts'

/** `mailto:` and its common misspellings. */
const SCHEME =
  /^[\s"'\u200b]{0,10}(?:https?:\/\/|\/)?(?:(?:e-?)?(?:mail|mial|mali|mai|maill|amil)[\s_-]?to|e-?mail)\s{0,5}[:;]/i
const RECIPIENT_FIELDS = /^(?:to|cc|bcc)$/i
const RECIPIENTS_MAX = 50

export const isMailto = (href: string): boolean => SCHEME.test(href)

/**
 * Returns the recipients of a `mailto:` link, including cc and bcc.
 *
 * @param href as written; tolerates slashes, spaces, repeated schemes, percent-encoding and spelled-out signs
 * @see https://www.rfc-editor.org/rfc/rfc6068
 */
export function readMailto(href: string): EmailAddress[] {
  const [path = '', ...rest] = href
    .replace(SCHEME, '')
    .replace(/^[/\s]+/, '')
    .split('?')
  const fields = rest
    .join('&')
    .split('&')
    .flatMap((field) => {
      const [name = '', value = ''] = field.split('=', 2)
      return RECIPIENT_FIELDS.test(name.replace(/^amp;/, '')) ? [value] : []
    })
  // `mailto:info@x.com&subject=…` lacks the question mark.
  const lists = [path.replace(/[&;](?:amp;)?(?:subject|body|cc|bcc)=.*/is, ''), ...fields]
  return lists.flatMap((list) => readRecipients(percentDecode(list)))
}

function readRecipients(list: string): EmailAddress[] {
  const parts = list
    .replace(/\?.*/s, '')
    .replace(/\s{0,5}@\s{0,5}/g, '@')
    .split(/[,;:/|\s<>"()]+/)
    .slice(0, RECIPIENTS_MAX)
  const found = parts.flatMap(
    (part) => parseEmail(part.replace(/^['[{.]+/, '').replace(/(?<!['}\].\\])['}\].\\]+$/, '')) ?? [],
  )
  return found.length > 0 ? found : revealEmails(list)
}

/** Decodes `%XX` as UTF-8. If the text is not valid UTF-8, decodes only ASCII codes. */
export function percentDecode(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text.replace(/%([2-7][\da-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
  }
}
