import type { Page } from '../page.ts'
import { foldName } from './fold-name.ts'

const ROLE_LABEL =
  /^(?:(?:job |work |their |current )?(?:role|position|title|function|designation|occupation|department)s?(?: title)?|funktion|beruf|tatigkeit|abteilung|fonction|poste|metier|cargo|puesto|funcion|departamento|funcao|ruolo|qualifica|mansione|funzione|functie|afdeling|befattning|roll|avdelning|stilling|avdeling|rolle|tehtava|stanowisko|funkcja|dzial|funkce|pozice|pozicia|beosztas|functia|gorevi|gorev|unvan|должность)$/

/** Whether a text labels a job title, with or without a colon. */
export const isRoleLabel = (text: string) =>
  text.length < 30 && ROLE_LABEL.test(foldName(text.replace(/\s*[:：]\s*$/, '')))

/**
 * The job titles in columns that are headed so, by where the row begins in `page.text`. Empty cells leave no trace in the
 * text, so only rows of as many cells as their heading are read.
 */
export function roleColumns({ text }: Page): ReadonlyMap<number, string> {
  const roles = new Map<number, string>()
  let column = -1
  let width = 0
  let lastEnd = -1
  for (let tab = text.indexOf('\t'); tab >= 0; tab = text.indexOf('\t', lastEnd)) {
    const start = text.lastIndexOf('\n', tab) + 1
    // Lines without cells stand between: the table is another.
    if (start !== lastEnd + 1) column = -1
    const lineEnd = text.indexOf('\n', tab)
    lastEnd = lineEnd < 0 ? text.length : lineEnd
    const cells = text.slice(start, lastEnd).split('\t')
    const header = cells.findIndex(isRoleLabel)
    if (header >= 0 && cells.length > 2 && cells.every((cell) => !/[@\d]/.test(cell))) {
      column = header
      width = cells.length
    } else if (column >= 0 && cells.length === width) roles.set(start, cells[column]!)
  }
  return roles
}
