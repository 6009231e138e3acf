const EXTENSION =
  /^[ ,;.]{0,3}[([]? ?(?:(?:extensions?|extn?s?|xtn|poste|interno|intern|int|ramal|rml|anexo|доб|добавочный|вн|внутр|wewn|wew|durchwahl|dw|nebenstelle|app(?:arat)?|klapka|linka|mellék|anknytning|ankn|lokalnummer|toestel|tst|dahili|εσωτ|内線|內線|内线|分机|分機|轉|转|내선|교환|#|x{1,2}|×)[ .:#-]{0,3}|;ext=)(\d{1,6})(?!\d)(?! ?[-/.]\d)[)\]]?/iu

export interface Extension {
  readonly extension: string
  /** The end of the extension's text. */
  readonly end: number
}

/**
 * Returns the extension after a number that ends at `end`, for example `ext. 204`, `x204`, `poste 12`, `Durchwahl -12`,
 * or null.
 */
export function extensionAfter(text: string, end: number): Extension | null {
  const match = EXTENSION.exec(text.slice(end, end + 32))
  return match && { extension: match[1]!, end: end + match[0].length }
}
