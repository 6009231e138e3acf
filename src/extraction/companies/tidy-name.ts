/** Words cut short keep their point: `Acme Inc.`, `Acme sp. k.`; behind others it ends the sentence. */
const KEEPS_POINT =
  /(?:\. ?\p{L}{1,3}|[\s,](?:inc|ltd|corp|co|ltda|lda|bhd|kft|zrt|nyrt|kkt|bt|rt|tbk|ehf|hf|[sş]ti|est|coop|op|bros))\.$/iu

/** A company's name as a page writes it, on one line and without marks, trailing punctuation and unclosed quotes. */
export function tidyName(raw: string): string {
  let name = raw.replace(/[®™©]/g, '').replace(/\s+/g, ' ').replace(/ ,/g, ',').trim()
  name = name.replace(/^[-–—:,;.|\s]+|[-–—:,;|\s]+$/g, '')
  if (name.endsWith('.') && !KEEPS_POINT.test(name)) name = name.slice(0, -1)
  const [first = '', last = ''] = [name[0], name.at(-1)]
  const body = name.slice(1, -1)
  if (/["“„«']/.test(first) && !/["”“»']/.test(name.slice(1))) return name.slice(1).trim()
  if (/["”“»]/.test(last) && !/["“„«]/.test(name.slice(0, -1))) return name.slice(0, -1).trim()
  return /["“„«]/.test(first) && /["”“»]/.test(last) && !/["“”„«»]/.test(body) ? body.trim() : name
}
