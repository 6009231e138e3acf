import type { Page } from '../page.ts'
import { foldName } from './fold-name.ts'
import { columnCells } from './table-columns.ts'

const ROLE_LABEL =
  /^(?:(?:job |work |their |current )?(?:role|position|title|function|designation|occupation|department)s?(?: title)?|funktion|beruf|tatigkeit|abteilung|fonction|poste|metier|cargo|puesto|funcion|departamento|funcao|ruolo|qualifica|mansione|funzione|functie|afdeling|befattning|roll|avdelning|stilling|avdeling|rolle|tehtava|stanowisko|funkcja|dzial|funkce|pozice|pozicia|beosztas|functia|gorevi|gorev|unvan|должность|посада)$/

/** The same in scripts without capitals, unfolded: folding decomposes Korean and Thai letters. */
const CASELESS_ROLE_LABEL =
  /^(?:職稱|职称|職務|职务|職位|职位|役職名?|肩書き?|직책|직위|직급|المنصب|الوظيفة|المسمى الوظيفي|سمت|תפקיד|पद|पदनाम|ตำแหน่ง)$/u

/** Whether a text labels a job title, with or without a colon. */
export function isRoleLabel(text: string): boolean {
  if (text.length >= 30) return false
  const label = text.replace(/\s{0,3}[:：]\s{0,3}$/, '')
  return ROLE_LABEL.test(foldName(label)) || CASELESS_ROLE_LABEL.test(label.trim())
}

/** The cells of columns with a job title heading, by the start of their row in `page.text`. */
export const roleColumns = (page: Page): ReadonlyMap<number, string> =>
  new Map([...columnCells(page, isRoleLabel, 3)].map(({ rowStart, text }) => [rowStart, text]))
