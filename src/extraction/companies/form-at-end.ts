import { LEGAL_FORM } from './legal-form-patterns.ts'

/** Words that a legal form is at most written with. */
const FORM_WORDS_MAX = 4

/** The legal form that a name ends with, without reading all of it: most pictures and titles show something else. */
export function formAtEnd(name: string): string | null {
  let form: string | null = null
  for (let at = name.lastIndexOf(' '), words = 0; at > 0 && words < FORM_WORDS_MAX; words++) {
    const found = LEGAL_FORM.matchAt(name, at + 1)?.[0] ?? ''
    if (at + 1 + found.length === name.length) form = found
    at = name.lastIndexOf(' ', at - 1)
  }
  return form
}
